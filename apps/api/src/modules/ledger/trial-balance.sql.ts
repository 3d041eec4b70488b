import { endOfDay, startOfDay } from '../../kernel/database/admin-page.js';
import { afterBlock, movedBy } from './verification/seal-walk.sql.js';

const SUMS = ['dr', 'cr', 'dr_pend', 'cr_pend'] as const;

/**
 * What entries from an instant on have moved, to be taken off the sums of now: none where there is no instant. An entry is
 * of the moment at which it takes effect. An account whose first line is later did not count yet.
 */
const movedFrom = (end: string): string => {
  const later = `select id as tx_id from ledger.tx where effective_at >= ${end}`;
  return `
    select a.group_code, a.currency, -count(*) filter (where not exists (
        select from ledger.line e join ledger.tx t on t.id = e.tx_id where e.account_id = m.account_id and t.effective_at < ${end})) as accounts,
      ${SUMS.map((sum) => `-sum(m.${sum}) as ${sum}`).join(', ')}
    from (${movedBy(later)}) m join ledger.account a on a.id = m.account_id group by 1, 2`;
};

/** Whether the day $1 has not begun yet by the site's clock. */
export const IS_FUTURE = `select kernel.now() < ${startOfDay('$1')} as future`;

/** A row for each group and currency of `total`. */
const rowsOf = (condition: string): string => `
  select t.group_code as "group", g.class, t.currency, sum(t.accounts)::int as accounts, sum(t.dr)::bigint as debit, sum(t.cr)::bigint as credit,
    sum(t.dr_pend)::bigint as "pendingDebit", sum(t.cr_pend)::bigint as "pendingCredit"
  from total t join ledger.account_group g on g.code = t.group_code where ${condition}
  group by t.group_code, g.class, t.currency
  order by t.currency, t.group_code`;

const balancesBefore = (end: string): string => `
  with total as (
    select group_code, currency, count(*) filter (where exists (select from ledger.line l where l.account_id = b.id)) as accounts,
      ${SUMS.map((sum) => `sum(${sum}) as ${sum}`).join(', ')}
    from ledger.account_balance b group by group_code, currency
    union all ${movedFrom(end)})
  ${rowsOf('true')}`;

/** Every balance, of now or of day $1: until the verifier has been through the ledger once. */
export const BALANCES = balancesBefore(endOfDay('$1'));

/** Every balance at the end of a month, whose last day is $1: months begin and end by UTC, as the ledger closes them. */
export const BALANCES_OF_MONTH = balancesBefore(`($1::date + 1)::timestamp at time zone 'UTC'`);

/**
 * Sums of run $1, moved on every minute, here to block $2, and the lines of what is newer; of day $3, or of now. No row
 * when the run has moved on meanwhile: then it is asked again.
 */
export const TRIAL_BALANCE = `
  with newer as (
    select a.group_code, a.currency, count(*) filter (where not exists (
        select from verification.account_sum v where v.run_id = $1::bigint and v.account_id = m.account_id)) as accounts,
      ${SUMS.map((sum) => `sum(m.${sum}) as ${sum}`).join(', ')}
    from (${movedBy(afterBlock('$2::bigint'))}) m join ledger.account a on a.id = m.account_id group by 1, 2),
  total as (
    select group_code, currency, accounts, dr, cr, dr_pend, cr_pend from verification.group_total where run_id = $1::bigint
    union all select * from newer
    union all ${movedFrom(endOfDay('$3'))})
  ${rowsOf(
    `(select max(id) from verification.run where kind = 'whole' and state <> 'running') = $1::bigint
      and (select upto_block from verification.run where id = $1::bigint) = $2::bigint`,
  )}`;
