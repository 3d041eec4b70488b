import { isCalendarDate } from '@cairn/finance';
import { useState } from 'react';
import { useToday } from '../../lib/format/use-today.js';
import { useSay } from '../../lib/words/words.js';
import { TextBox } from '../../ui/forms/field.js';
import css from './ledger.module.css';
import { isPastDay } from './past-day.js';

interface DayFieldProps {
  /** What was asked for, also where it is no day; null for now. */
  day: string | null;
  /** Asks for another day; an empty one means now. */
  onDay: (day: string) => void;
}

/** The day of a report. It is asked for once it is whole: with Enter, or when the field is left. */
export const DayField = ({ day, onDay }: DayFieldProps) => {
  const say = useSay();
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isWrong = isRefused || (typed === null && day !== null && !isPastDay(day, today));
  const change = (text: string): void => {
    setTyped(text);
    setIsRefused(false);
  };
  const enter = (isReadable: boolean): void => {
    // A date that is typed in part has no value, but is not valid either.
    const isWhole = isReadable && (!typed || isPastDay(typed, today));
    setIsRefused(!isWhole);
    if (!isWhole || typed === null) return;
    setTyped(null);
    if (typed !== (day ?? '')) onDay(typed);
  };
  return (
    <div className={css.day}>
      <TextBox
        label={say('ledger.as_of')}
        type="date"
        direction="ltr"
        latest={today}
        value={typed ?? (day !== null && isCalendarDate(day) ? day : '')}
        onChange={change}
        onDone={enter}
        help={typed === null ? undefined : say('list.enter')}
        error={isWrong ? say('ledger.wrong_day') : undefined}
      />
    </div>
  );
};
