import { useSay } from '../app/words.js';
import { Loading } from '../shell/loading.js';
import { Page } from '../shell/page.js';
import { Badge } from '../ui/badge.js';
import { Empty } from '../ui/empty.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { Moment } from '../ui/text.js';
import { LedgerTabs } from './ledger-tabs.js';
import { totalsByCurrency } from './totals.js';
import { TrialBalanceTable } from './trial-balance-table.js';
import { useTrialBalance } from './use-trial-balance.js';
import css from './ledger.module.css';

/** Does everything add up: said in words first, then per currency and group. */
export const TrialBalancePage = () => {
  const say = useSay();
  const { data, error, refetch } = useTrialBalance();
  return (
    <Page title={say('nav.ledger')}>
      <LedgerTabs />
      <div className={css.body}>
        {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <Loading />}
        {data !== undefined && (
          <>
            <div className={css.head}>
              <h2>{say('ledger.trial_balance')}</h2>
              <Badge {...(data.balanced ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
                {say(data.balanced ? 'ledger.balanced' : 'ledger.not_balanced')}
              </Badge>
            </div>
            {!data.balanced && <Notice tone="danger">{say('ledger.not_balanced_text')}</Notice>}
            {data.rows.length === 0 ? (
              <Empty kind="clear">{say('ledger.empty')}</Empty>
            ) : (
              totalsByCurrency(data.rows).map((book) => <TrialBalanceTable key={book.currency} book={book} />)
            )}
            <p className={css.note}>
              {say('ledger.rule')} {say('ledger.read_at')} <Moment at={data.at} />
            </p>
          </>
        )}
      </div>
    </Page>
  );
};
