import { Fragment } from 'react';
import { formatCount } from '../app/format.js';
import { useCodeWord, useLanguage, useSay } from '../app/words.js';
import { Money } from '../ui/money.js';
import { Muted } from '../ui/text.js';
import css from './ledger.module.css';
import type { Book } from './totals.js';

interface AmountProps {
  minor: number;
  currency: string;
}

/** Nothing on a side is left blank, as in a printed book. */
const Amount = ({ minor, currency }: AmountProps) => (minor === 0 ? null : <Money minor={minor} currency={currency} />);

/** One currency's groups, closed by a double rule. */
export const TrialBalanceTable = ({ book }: { book: Book }) => {
  const say = useSay();
  const language = useLanguage();
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
          <th scope="col" data-figure="">
            {say('ledger.debit')}
          </th>
          <th scope="col" data-figure="">
            {say('ledger.credit')}
          </th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.pending_debit')}
          </th>
          <th scope="col" data-figure="" data-wide="">
            {say('ledger.pending_credit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {book.classes.map(({ name, rows }) => (
          <Fragment key={name}>
            <tr className={css.class}>
              <th scope="rowgroup" colSpan={6}>
                {wordOf('ledger.classes', name)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.group} className={css.group}>
                <th scope="row">{wordOf('ledger.groups', row.group)}</th>
                <td data-figure="" data-wide="">
                  <Muted>{formatCount(language, row.accounts)}</Muted>
                </td>
                <td data-figure="">
                  <Amount minor={row.debit} currency={currency} />
                </td>
                <td data-figure="">
                  <Amount minor={row.credit} currency={currency} />
                </td>
                <td data-figure="" data-wide="">
                  <Amount minor={row.pendingDebit} currency={currency} />
                </td>
                <td data-figure="" data-wide="">
                  <Amount minor={row.pendingCredit} currency={currency} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
        <tr className={css.total}>
          <th scope="row">{say('ledger.total')}</th>
          <td data-figure="" data-wide="">
            {formatCount(language, book.accounts)}
          </td>
          <td data-figure="">
            <Money minor={book.debit} currency={currency} />
          </td>
          <td data-figure="">
            <Money minor={book.credit} currency={currency} />
          </td>
          <td data-figure="" data-wide="">
            <Money minor={book.pendingDebit} currency={currency} />
          </td>
          <td data-figure="" data-wide="">
            <Money minor={book.pendingCredit} currency={currency} />
          </td>
        </tr>
      </tbody>
    </table>
  );
};
