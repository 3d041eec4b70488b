import { adminApi, type Wire } from '@cairn/contracts';
import type { TrialBalance } from '@cairn/contracts/admin/ledger.replies';
import { Button } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useSay } from '../../lib/words/words.js';
import { FileButton } from '../../ui/lists/file-button.js';
import { TextBox } from '../../ui/forms/field.js';
import { Badge } from '../../ui/records/badge.js';
import { Empty } from '../../ui/records/empty.js';
import { Notice } from '../../ui/records/notice.js';
import { CalendarDate, Moment } from '../../ui/records/text.js';
import { LedgerPage } from './ledger-page.js';
import { totalsByCurrency } from './totals.js';
import { TrialBalanceTable } from './trial-balance-table.js';
import { useTrialBalance } from './use-trial-balance.js';
import css from './ledger.module.css';

const DAY = 'on';

/** The day in the address, so that a trial balance can be sent to somebody; null for now. */
function useDay(): [string | null, (day: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get(DAY);
  return [day, (chosen) => setParameters(chosen === '' ? {} : { [DAY]: chosen }, { replace: true })];
}

interface HeadProps {
  balanced: boolean;
  day: string | null;
  onDay: (day: string) => void;
}

const Head = ({ balanced, day, onDay }: HeadProps) => {
  const say = useSay();
  return (
    <div className={css.head}>
      <div className={css.title}>
        <h2>{say('ledger.trial_balance')}</h2>
        <Badge {...(balanced ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
          {say(balanced ? 'ledger.balanced' : 'ledger.not_balanced')}
        </Badge>
      </div>
      <div className={css.acts}>
        <div className={css.day}>
          <TextBox label={say('ledger.as_of')} type="date" direction="ltr" value={day ?? ''} onChange={onDay} />
        </div>
        <FileButton
          name={day === null ? 'trial-balance.csv' : `trial-balance-${day}.csv`}
          take={(files) =>
            files.send(adminApi.trialBalance, { query: { format: 'csv', ...(day === null ? {} : { on: day }) } })
          }
        />
        {day !== null && (
          <Button variant="text" color="inherit" onClick={() => onDay('')}>
            {say('ledger.as_of_now')}
          </Button>
        )}
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

/** Whether the ledger balances, now or at the end of a day: first in words, then by currency and group. */
export const TrialBalancePage = () => {
  const say = useSay();
  const [day, setDay] = useDay();
  return (
    <LedgerPage query={useTrialBalance(day)}>
      {({ balanced, rows, at }) => (
        <>
          <Head balanced={balanced} day={day} onDay={setDay} />
          {!balanced && <Notice tone="danger">{say('ledger.not_balanced_text')}</Notice>}
          <Books rows={rows} day={day} />
          <Note day={day} at={at} />
        </>
      )}
    </LedgerPage>
  );
};
