import { useSay } from '../../lib/words/words.js';
import { Badge } from '../../ui/records/badge.js';
import { Empty } from '../../ui/records/empty.js';
import { Notice } from '../../ui/records/notice.js';
import { Moment } from '../../ui/records/text.js';
import { LedgerPage } from './ledger-page.js';
import { totalsByCurrency } from './totals.js';
import { TrialBalanceTable } from './trial-balance-table.js';
import { useTrialBalance } from './use-trial-balance.js';
import css from './ledger.module.css';

/** Whether the ledger balances: first in words, then by currency and group. */
export const TrialBalancePage = () => {
  const say = useSay();
  return (
    <LedgerPage query={useTrialBalance()}>
      {({ balanced, rows, at }) => (
        <>
          <div className={css.head}>
            <h2>{say('ledger.trial_balance')}</h2>
            <Badge {...(balanced ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
              {say(balanced ? 'ledger.balanced' : 'ledger.not_balanced')}
            </Badge>
          </div>
          {!balanced && <Notice tone="danger">{say('ledger.not_balanced_text')}</Notice>}
          {rows.length === 0 ? (
            <Empty kind="clear">{say('ledger.empty')}</Empty>
          ) : (
            totalsByCurrency(rows).map((book) => <TrialBalanceTable key={book.currency} book={book} />)
          )}
          <p className={css.note}>
            {say('ledger.rule')} {say('ledger.read_at')} <Moment at={at} />
          </p>
        </>
      )}
    </LedgerPage>
  );
};
