import type { Wire } from '@cairn/contracts';
import type { TrialBalanceRow } from '@cairn/contracts/admin/ledger.replies';

type Row = Wire<TrialBalanceRow>;

/** Accounts that belong together, and what they add up to. Money is minor units of one currency. */
export interface Book {
  currency: string;
  classes: readonly { name: string; rows: readonly Row[] }[];
  accounts: number;
  debit: number;
  credit: number;
  pendingDebit: number;
  pendingCredit: number;
  /** The sums of what groups have on one side beyond the other. */
  netDebit: number;
  netCredit: number;
}

/** The order of a balance sheet, then of an income statement. */
const CLASS_ORDER = ['asset', 'liability', 'equity', 'revenue', 'expense'];

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);

/** On which side accounts of a class grow. */
const NORMAL_SIDES: Readonly<Record<string, Side>> = {
  asset: 'debit',
  expense: 'debit',
  liability: 'credit',
  equity: 'credit',
  revenue: 'credit',
};

export type Side = 'debit' | 'credit';

const OTHER_SIDE: Readonly<Record<Side, Side>> = { debit: 'credit', credit: 'debit' };

/** The balance of a group, on its actual side; zero is on the normal side of its class. */
export function balanceOf(row: Pick<Row, 'class' | 'debit' | 'credit'>): { side: Side; minor: number } {
  const normal = NORMAL_SIDES[row.class] ?? 'debit';
  const minor = normal === 'debit' ? row.debit - row.credit : row.credit - row.debit;
  return minor < 0 ? { side: OTHER_SIDE[normal], minor: -minor } : { side: normal, minor };
}

/** What a group has on one side beyond the other. */
export const netOf = ({ debit, credit }: Pick<Row, 'debit' | 'credit'>): Pick<Book, 'netDebit' | 'netCredit'> => ({
  netDebit: Math.max(debit - credit, 0),
  netCredit: Math.max(credit - debit, 0),
});

/** One trial balance per currency, since totals never mix currencies; its groups by class. */
export function totalsByCurrency(rows: readonly Row[]): readonly Book[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const names = [...new Set(own.map((row) => row.class))].sort(
      (left, right) => CLASS_ORDER.indexOf(left) - CLASS_ORDER.indexOf(right),
    );
    return {
      currency,
      classes: names.map((name) => ({ name, rows: own.filter((row) => row.class === name) })),
      accounts: sum(own, (row) => row.accounts),
      debit: sum(own, (row) => row.debit),
      credit: sum(own, (row) => row.credit),
      pendingDebit: sum(own, (row) => row.pendingDebit),
      pendingCredit: sum(own, (row) => row.pendingCredit),
      netDebit: sum(own, (row) => netOf(row).netDebit),
      netCredit: sum(own, (row) => netOf(row).netCredit),
    };
  });
}
