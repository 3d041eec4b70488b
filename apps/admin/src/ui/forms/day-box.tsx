import { isCalendarDate } from '@cairn/finance';
import { useState } from 'react';
import { useSay } from '../../lib/words/words.js';
import { TextBox } from './field.js';

interface DayBoxProps {
  label: string;
  /** What was asked for, also where it is no day; empty for none. */
  day: string;
  /** Asks for another day; an empty one means none. */
  onDay: (day: string) => void;
  /** Which days can be asked for; all by default. */
  isAllowed?: (day: string) => boolean;
  /** The last day that can be chosen. */
  latest?: string;
  /** Why a day cannot be asked for. */
  refusal: string;
  /** The server's error about the day that was asked for. */
  error?: string | undefined;
}

/** A day that is asked for once it is whole: with Enter, or when the field is left. */
export const DayBox = ({ label, day, onDay, isAllowed = isCalendarDate, latest, refusal, error }: DayBoxProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isWrong = isRefused || (typed === null && day !== '' && !isAllowed(day));
  const change = (text: string): void => {
    setTyped(text);
    setIsRefused(false);
  };
  const enter = (isReadable: boolean): void => {
    // A date that is typed in part has no value, but is not valid either.
    const isWhole = isReadable && (!typed || isAllowed(typed));
    setIsRefused(!isWhole);
    if (!isWhole || typed === null) return;
    setTyped(null);
    if (typed !== day) onDay(typed);
  };
  return (
    <TextBox
      label={label}
      type="date"
      direction="ltr"
      value={typed ?? (isCalendarDate(day) ? day : '')}
      onChange={change}
      onDone={enter}
      help={typed === null ? undefined : say('list.enter')}
      error={isWrong ? refusal : typed === null ? error : undefined}
      {...(latest === undefined ? {} : { latest })}
    />
  );
};
