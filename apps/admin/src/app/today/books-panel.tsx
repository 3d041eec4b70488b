import { Link } from 'react-router-dom';
import { useSay, type Say } from '../../lib/words/words.js';
import { totalsByCurrency, type Book } from '../../features/ledger/totals.js';
import { useTrialBalance } from '../../features/ledger/use-trial-balance.js';
import { FactsSkeleton } from '../../ui/layout/skeletons.js';
import { Badge } from '../../ui/records/badge.js';
import { Facts, type Fact } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Moment } from '../../ui/records/text.js';
import css from './today.module.css';

const factsOf = ({ currency, debit, credit }: Book, say: Say): readonly Fact[] => [
  { label: say('today.debits', { currency }), value: <Money minor={debit} currency={currency} /> },
  { label: say('today.credits', { currency }), value: <Money minor={credit} currency={currency} /> },
];

/** Whether the ledger balances, shown on the first screen. */
export const BooksPanel = () => {
  const say = useSay();
  const { data, error, refetch } = useTrialBalance();
  return (
    <section className={css.panel}>
      <div className={css.panelHead}>
        <h3>{say('today.books')}</h3>
        {data !== undefined && (
          <Badge {...(data.balanced ? { tone: 'success', shape: 'dot' } : { tone: 'danger', shape: 'square' })}>
            {say(data.balanced ? 'ledger.balanced' : 'ledger.not_balanced')}
          </Badge>
        )}
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <FactsSkeleton count={2} />}
      {data !== undefined && (
        <>
          <Facts areFigures facts={totalsByCurrency(data.rows).flatMap((book) => factsOf(book, say))} />
          <p className={css.fine}>
            {say('ledger.read_at')} <Moment at={data.at} /> <Link to="/ledger">{say('nav.ledger')}</Link>
          </p>
        </>
      )}
    </section>
  );
};
