import { Fragment } from 'react';
import { formatCount } from '../../lib/format/format.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Money } from '../../ui/records/money.js';
import { Muted } from '../../ui/records/text.js';
import { ListLink } from '../../ui/records/record-link.js';
import css from './ledger.module.css';
import { balanceOf, type Book, type Side } from './totals.js';

interface FiguresProps {
  balance: { minor: number; side: Side | null };
  figures: Pick<Book, 'accounts' | 'debit' | 'credit' | 'pendingDebit' | 'pendingCredit'>;
  currency: string;
  /** A total shows zero; a group leaves its empty side blank, as in a printed ledger. */
  isTotal?: boolean;
}

const COLUMNS = ['debit', 'credit', 'pendingDebit', 'pendingCredit'] as const;

const Figures = ({ figures, balance, currency, isTotal = false }: FiguresProps) => {
  const say = useSay();
  const accounts = formatCount(useLanguage(), figures.accounts);
  return (
    <>
      <td data-figure="" data-wide="">
        {isTotal ? accounts : <Muted>{accounts}</Muted>}
      </td>
      {COLUMNS.map((name) => (
        <td key={name} data-figure="" data-wide="">
          {(isTotal || figures[name] !== 0) && <Money minor={figures[name]} currency={currency} />}
        </td>
      ))}
      <td data-figure="" data-balance="">
        <Money minor={balance.minor} currency={currency} />
        {balance.side !== null && (
          <>
            {' '}
            <span className={css.side}>{say(`ledger.${balance.side}`)}</span>
          </>
        )}
      </td>
    </>
  );
};

/** One currency's groups, closed by a double rule; what debits and credits differ by is the balance of the whole. */
export const TrialBalanceTable = ({ book }: { book: Book }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { currency } = book;
  return (
    <table className={css.book}>
      <caption className={css.caption}>
        <bdi>{currency}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('ledger.group')}</th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.account_count')}
          </th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.debit')}
          </th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.credit')}
          </th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.pending_debit')}
          </th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.pending_credit')}
          </th>
          <th scope="col" data-figure="">
            {say('ledger.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {book.classes.map(({ name, rows }) => (
          <Fragment key={name}>
            <tr className={css.class}>
              <th scope="rowgroup" colSpan={7}>
                {wordOf('ledger.classes', name)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.group} className={css.group}>
                <th scope="row">
                  <ListLink resource="ledger-accounts" filter={{ q: `${row.group}:` }}>
                    {wordOf('ledger.groups', row.group)}
                  </ListLink>
                </th>
                <Figures figures={row} balance={balanceOf(row)} currency={currency} />
              </tr>
            ))}
          </Fragment>
        ))}
        <tr className={css.total}>
          <th scope="row">{say('ledger.total')}</th>
          <Figures
            figures={book}
            balance={{ minor: book.debit - book.credit, side: null }}
            currency={currency}
            isTotal
          />
        </tr>
      </tbody>
    </table>
  );
};
