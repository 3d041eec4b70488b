import { Fragment } from 'react';
import { formatCount } from '../app/format.js';
import { useCodeWord, useLanguage, useSay } from '../app/words.js';
import { Money } from '../ui/money.js';
import { Muted } from '../ui/text.js';
import css from './ledger.module.css';
import type { Book } from './totals.js';

interface FiguresProps {
  figures: Pick<Book, 'accounts' | 'debit' | 'credit' | 'pendingDebit' | 'pendingCredit'>;
  currency: string;
  /** A sum says zero; a group leaves the side that has nothing blank, as in a printed book. */
  isTotal?: boolean;
}

const COLUMNS = [
  { name: 'debit', isWide: false },
  { name: 'credit', isWide: false },
  { name: 'pendingDebit', isWide: true },
  { name: 'pendingCredit', isWide: true },
] as const;

const Figures = ({ figures, currency, isTotal = false }: FiguresProps) => {
  const accounts = formatCount(useLanguage(), figures.accounts);
  return (
    <>
      <td data-figure="" data-wide="">
        {isTotal ? accounts : <Muted>{accounts}</Muted>}
      </td>
      {COLUMNS.map(({ name, isWide }) => (
        <td key={name} data-figure="" data-wide={isWide ? '' : undefined}>
          {(isTotal || figures[name] !== 0) && <Money minor={figures[name]} currency={currency} />}
        </td>
      ))}
    </>
  );
};

/** One currency's groups, closed by a double rule. */
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
                <Figures figures={row} currency={currency} />
              </tr>
            ))}
          </Fragment>
        ))}
        <tr className={css.total}>
          <th scope="row">{say('ledger.total')}</th>
          <Figures figures={book} currency={currency} isTotal />
        </tr>
      </tbody>
    </table>
  );
};
