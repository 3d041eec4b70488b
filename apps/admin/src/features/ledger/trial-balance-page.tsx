import { ApiError } from '@cairn/client';
import { adminApi, type Wire } from '@cairn/contracts';
import type { TrialBalance } from '@cairn/contracts/admin/ledger.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useToday } from '../../lib/format/use-today.js';
import { useSay } from '../../lib/words/words.js';
import { FileButton } from '../../ui/lists/file-button.js';
import { Badge } from '../../ui/records/badge.js';
import { Empty } from '../../ui/records/empty.js';
import { Notice } from '../../ui/records/notice.js';
import { CalendarDate, Moment } from '../../ui/records/text.js';
import { DayField } from './day-field.js';
import { LedgerPage } from './ledger-page.js';
import { isPastDay } from './past-day.js';
import { totalsByCurrency } from './totals.js';
import { TrialBalanceTable } from './trial-balance-table.js';
import { useTrialBalance } from './use-trial-balance.js';
import css from './ledger.module.css';

const DAY = 'on';

interface AskedDay {
  /** Null for now. */
  day: string | null;
  isDay: boolean;
  onDay: (day: string) => void;
}

/** The day in the address, so that a trial balance can be sent to somebody; an empty one is now. */
function useDay(): AskedDay {
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const { key } = useLocation();
  // Until the address has followed: a press that leaves the field is about the new day.
  const [asked, setAsked] = useState({ key: '', day: '' });
  const written = asked.key === key ? asked.day : (parameters.get(DAY) ?? '');
  return {
    day: written === '' ? null : written,
    isDay: written === '' || isPastDay(written, today),
    onDay: (chosen) => {
      setAsked({ key, day: chosen });
      setParameters(chosen === '' ? {} : { [DAY]: chosen }, { replace: true });
    },
  };
}

const Balanced = ({ balanced }: { balanced: boolean }) => (
  <Badge {...(balanced ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
    {useSay()(balanced ? 'ledger.balanced' : 'ledger.not_balanced')}
  </Badge>
);

interface HeadProps extends AskedDay {
  /** Undefined until it is known. */
  balanced: boolean | undefined;
  /** Why the day was refused. */
  refusal: string | undefined;
  onReread: () => void;
}

const Head = ({ balanced, refusal, day, isDay, onDay, onReread }: HeadProps) => {
  const say = useSay();
  const [round, setRound] = useState(0);
  const showNow = (): void => {
    setRound(round + 1);
    if (day === null) onReread();
    else onDay('');
  };
  return (
    <div className={css.head}>
      <div className={css.title}>
        <h2>{say('ledger.trial_balance')}</h2>
        {balanced !== undefined && <Balanced balanced={balanced} />}
      </div>
      <div className={css.acts}>
        {/* Begun anew by "Show now", which also clears what was typed in part. */}
        <DayField key={round} day={day} error={refusal} onDay={onDay} />
        <div className={css.buttons}>
          <FileButton
            name={day === null ? 'trial-balance.csv' : `trial-balance-${day}.csv`}
            isDisabled={!isDay}
            take={(files) =>
              files.send(adminApi.trialBalance, { query: { format: 'csv', ...(day === null ? {} : { on: day }) } })
            }
          />
          <Button variant="text" color="inherit" onClick={showNow}>
            {say('ledger.as_of_now')}
          </Button>
        </div>
      </div>
    </div>
  );
};

const Note = ({ day, at }: { day: string | null; at: string }) => {
  const say = useSay();
  return (
    <p className={css.note}>
      {say('ledger.rule')}{' '}
      {day === null ? (
        <>
          {say('ledger.read_at')} <Moment at={at} />
        </>
      ) : (
        <>
          {say('ledger.as_of')} <CalendarDate date={day} />. {say('ledger.day_note')}
        </>
      )}
    </p>
  );
};

const Books = ({ rows, day }: Pick<Wire<TrialBalance>, 'rows'> & { day: string | null }) => {
  const say = useSay();
  if (rows.length === 0) return <Empty kind="clear">{say(day === null ? 'ledger.empty' : 'ledger.empty_day')}</Empty>;
  return totalsByCurrency(rows).map((book) => <TrialBalanceTable key={book.currency} book={book} />);
};

/** What the server has against the day: it is said beside the field. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fields.find(({ field }) => field === 'on')?.msg : undefined;

/** Whether the ledger balances, now or at the end of a day: first in words, then by currency and group. */
export const TrialBalancePage = () => {
  const say = useSay();
  const asked = useDay();
  const { day, isDay } = asked;
  const query = useTrialBalance(day, isDay);
  const refusal = refusalOf(query.error);
  const again = (): void => void query.refetch();
  return (
    <LedgerPage
      query={refusal === undefined ? query : { ...query, error: null }}
      head={<Head {...asked} balanced={query.data?.balanced} refusal={refusal} onReread={again} />}
    >
      {({ balanced, rows, at }) => (
        <>
          {!balanced && <Notice tone="danger">{say('ledger.not_balanced_text')}</Notice>}
          <Books rows={rows} day={day} />
          <Note day={day} at={at} />
        </>
      )}
    </LedgerPage>
  );
};
