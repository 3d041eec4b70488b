import type { Subject } from './invariant.js';

/** The order in which a whole run goes: the seals first, so that the sums stand before the balances are held to them. */
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
  'payout',
  'repayment',
  'statement_line',
  'once',
] as const satisfies readonly (Subject | 'seals')[];
export type Stage = (typeof STAGES)[number];

export type Keyed = Exclude<Subject, 'transaction' | 'once'>;

const keyed = (table: string, key = 'id', type = 'uuid') =>
  `select ${key}::text as key from ${table} where $1::${type} is null or ${key} > $1::${type} order by ${key} limit $2`;

/** The next keys after $1, at most $2 of them. */
export const PAGE_OF: Readonly<Record<Keyed, string>> = {
  account: keyed('ledger.account', 'id', 'bigint'),
  campaign: keyed('campaign'),
  investment: keyed('investment'),
  payment: keyed('payment'),
  refund: keyed('refund'),
  dispute: keyed('dispute'),
  top_up: keyed('top_up'),
  withdrawal: keyed('withdrawal'),
  payout: keyed('payout'),
  repayment: keyed('repayment'),
  statement_line: keyed('statement_line', 'line_id', 'text'),
};

/** Transactions of the blocks $1 < block <= $2. */
const NEW = `select t.id, t.source_type, t.source_id from ledger.sealed_tx s join ledger.tx t on t.id = s.tx_id
  where s.block > $1::bigint and s.block <= $2::bigint`;

const sources = (type: string): string =>
  `select distinct source_id as key from (${NEW}) n where source_type = '${type}'`;
const behindPayments = (purpose: string): string =>
  `select distinct p.subject_id::text as key from (${NEW}) n join payment p on n.source_type = 'payment' and p.id = n.source_id::uuid
   where p.purpose = '${purpose}'`;
const REPAID = `select distinct r.id from (${NEW}) n join repayment r on r.id = split_part(n.source_id, ':', 1)::uuid
  where n.source_type in ('repayment', 'repayment_chunk')`;

/**
 * What the transactions of the blocks $1 < block <= $2 touch: every row beside the books changes with a posting, in the
 * same transaction. A row that is changed without one is found by the next whole run.
 */
export const TOUCHED: Readonly<Record<Keyed, string>> = {
  account: `select distinct l.account_id::text as key from (${NEW}) n join ledger.line l on l.tx_id = n.id`,
  campaign: `select distinct split_part(a.code, ':', 3) as key from (${NEW}) n join ledger.line l on l.tx_id = n.id
    join ledger.account a on a.id = l.account_id where a.group_code in ('L:escrow', 'L:payable')`,
  investment: `${sources('investment')} union ${behindPayments('investment')}
    union select a.investment_id::text from (${REPAID}) r join allocation a on a.repayment_id = r.id`,
  payment: `${sources('payment')} union
    select r.payment_id::text from (${NEW}) n join refund r on n.source_type = 'refund' and r.id = n.source_id::uuid`,
  refund: sources('refund'),
  dispute: sources('dispute'),
  top_up: `${behindPayments('top_up')} union select r.top_up_id::text from (${NEW}) n
    join top_up_return r on n.source_type = 'top_up_return' and r.id = n.source_id::uuid`,
  withdrawal: sources('withdrawal'),
  payout: sources('payout'),
  repayment: `select id::text as key from (${REPAID}) r union ${behindPayments('repayment')}`,
  statement_line: `select s.line_id as key from (${NEW}) n join statement_line s on s.tx_id = n.id`,
};
