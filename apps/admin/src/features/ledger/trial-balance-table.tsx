import { Fragment } from 'react';
import { formatCount } from '../../lib/format/format.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Money } from '../../ui/records/money.js';
import { Muted } from '../../ui/records/text.js';
import { ListLink } from '../../ui/records/record-link.js';
import css from './ledger.module.css';
import { balanceOf, netOf, type Book, type Side } from './totals.js';

interface FiguresProps {
  figures: Pick<Book, 'accounts' | 'debit' | 'credit' | 'pendingDebit' | 'pendingCredit' | 'netDebit' | 'netCredit'>;
  currency: string;
  /** Of its balance; a total has both. */
  side: Side | null;
}

/** Always in sight, also on a phone. */
const NET = ['netDebit', 'netCredit'] as const;
const NET_OF = { debit: 'netDebit', credit: 'netCredit' } as const;
const COLUMNS = ['debit', 'credit', 'pendingDebit', 'pendingCredit'] as const;
const HEADS = {
  debit: 'ledger.debit',
  credit: 'ledger.credit',
  pendingDebit: 'ledger.pending_debit',
  pendingCredit: 'ledger.pending_credit',
  netDebit: 'ledger.net_debit',
  netCredit: 'ledger.net_credit',
} as const;

/** A group leaves its empty side blank, as in a printed ledger. */
const Figures = ({ figures, currency, side }: FiguresProps) => {
  const accounts = formatCount(useLanguage(), figures.accounts);
  return (
    <>
      <td data-figure="" data-wide="">
        {side === null ? accounts : <Muted>{accounts}</Muted>}
      </td>
      {COLUMNS.map((name) => (
        <td key={name} data-figure="" data-wide="">
          {(side === null || figures[name] !== 0) && <Money minor={figures[name]} currency={currency} />}
        </td>
      ))}
      {NET.map((name) => (
        <td key={name} data-figure="" data-net={name}>
          {(side === null || name === NET_OF[side]) && <Money minor={figures[name]} currency={currency} />}
        </td>
      ))}
    </>
  );
};

/** One currency's groups, closed by a double rule: their net debits and net credits add up to the same. */
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
          {COLUMNS.map((name) => (
            <th key={name} scope="col" data-figure="" data-wide="">
              {say(HEADS[name])}
            </th>
          ))}
          {NET.map((name) => (
            <th key={name} scope="col" data-figure="">
              {say(HEADS[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {book.classes.map(({ name, rows }) => (
          <Fragment key={name}>
            <tr className={css.class}>
              <th scope="rowgroup" colSpan={8}>
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
                <Figures figures={{ ...row, ...netOf(row) }} side={balanceOf(row).side} currency={currency} />
              </tr>
            ))}
          </Fragment>
        ))}
        <tr className={css.total}>
          <th scope="row">{say('ledger.total')}</th>
          <Figures figures={book} side={null} currency={currency} />
        </tr>
      </tbody>
    </table>
  );
};
