import { useToday } from '../../lib/format/use-today.js';
import { useSay } from '../../lib/words/words.js';
import { DayBox } from '../../ui/forms/day-box.js';
import css from './ledger.module.css';
import { isPastDay } from './past-day.js';

interface DayFieldProps {
  /** What was asked for, also where it is no day; null for now. */
  day: string | null;
  /** Asks for another day; an empty one means now. */
  onDay: (day: string) => void;
  /** The server's error about it. */
  error: string | undefined;
}

/** The day of a report, today at the latest. */
export const DayField = ({ day, onDay, error }: DayFieldProps) => {
  const say = useSay();
  const today = useToday();
  return (
    <div className={css.day}>
      <DayBox
        label={say('ledger.as_of')}
        latest={today}
        day={day ?? ''}
        isAllowed={(asked) => isPastDay(asked, today)}
        refusal={say('ledger.wrong_day')}
        error={error}
        onDay={onDay}
      />
    </div>
  );
};
