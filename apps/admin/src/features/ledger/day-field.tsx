import { isCalendarDate } from '@cairn/finance';
import { useRef, useState } from 'react';
import { useSay } from '../../lib/words/words.js';
import { TextBox } from '../../ui/forms/field.js';
import css from './ledger.module.css';

interface DayFieldProps {
  /** What was asked for, also where it is no day; null for now. */
  day: string | null;
  /** Asks for another day; an empty one means now. */
  onDay: (day: string) => void;
}

/** The day of a report. It is asked for once it is whole: with Enter, or when the field is left. */
export const DayField = ({ day, onDay }: DayFieldProps) => {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isWrong = isRefused || (typed === null && day !== null && !isCalendarDate(day));
  const change = (text: string): void => {
    setTyped(text);
    setIsRefused(false);
  };
  const enter = (): void => {
    // A date that is typed in part has no value, but is not valid either.
    const isWhole = form.current?.checkValidity() !== false && (!typed || isCalendarDate(typed));
    setIsRefused(!isWhole);
    if (!isWhole || typed === null) return;
    setTyped(null);
    if (typed !== (day ?? '')) onDay(typed);
  };
  return (
    <form
      ref={form}
      className={css.day}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <TextBox
        label={say('ledger.as_of')}
        type="date"
        direction="ltr"
        value={typed ?? (day !== null && isCalendarDate(day) ? day : '')}
        onChange={change}
        onLeave={enter}
        help={typed === null ? undefined : say('list.enter')}
        error={isWrong ? say('ledger.wrong_day') : undefined}
      />
    </form>
  );
};
