import type { Subject } from './invariant.js';

/** The order in which a whole run goes: the seals first, then the sums, then the balances. */
export const STAGES = [
  'seals',
  'transaction',
  'account',
  'campaign',
  'investment',
  'payment',
  'refund',
  'dispute',
  'top_up',
  'withdrawal',
  'second_wallet_top_up',
  'second_wallet_payout',
  'payout',
  'repayment',
  'statement_line',
  'once',
] as const satisfies readonly (Subject | 'seals')[];
export type Stage = (typeof STAGES)[number];

/** Tables that are read by key, one page at a time. */
export type Keyed = Exclude<Subject, 'transaction' | 'once'>;

/** SQL: the next keys after $1, at most $2 of them. */
export const keyedPage = (table: string, key = 'id', type = 'uuid'): string =>
  `select ${key}::text as key from ${table} where $1::${type} is null or ${key} > $1::${type} order by ${key} limit $2`;

/** SQL: transactions of the blocks $1 < block <= $2. */
export const NEW_TRANSACTIONS = `select t.id, t.source_type, t.source_id from ledger.sealed_tx s join ledger.tx t on t.id = s.tx_id
  where s.block > $1::bigint and s.block <= $2::bigint`;

/** SQL: the records of a type whose transactions these are. */
export const sourcesOf = (type: string): string =>
  `select distinct source_id as key from (${NEW_TRANSACTIONS}) n where source_type = '${type}'`;
