import { codeBeginsWith } from '../../ledger/index.js';

/** SQL: what an owner's campaign `c` can still be paid out of account `a`'s currency. */
const PAYABLE = `greatest(ledger.available('L:payable:' || c.id || ':' || a.currency), 0)`;

/**
 * SQL: what a person owes after chargebacks; `person` is an expression of the id. Rows of code, currency and minor. Of
 * what is owed for a campaign only what the next payout does not cover: that is taken from the payout.
 */
export const debtsOf = (person: string): string =>
  `select a.code, a.currency, sum(b.dr - b.cr)::bigint as minor
   from ledger.account a join ledger.balance b on b.account_id = a.id
   where ${codeBeginsWith('a.code', `('A:recv:investor:' || ${person} || ':')`)}
   group by a.id having sum(b.dr - b.cr) > 0
   union all
   select a.code, a.currency, (sum(b.dr - b.cr) - ${PAYABLE})::bigint
   from campaign c join ledger.account a on ${codeBeginsWith('a.code', `('A:recv:owner:' || c.id || ':')`)}
   join ledger.balance b on b.account_id = a.id
   where c.owner_id = (${person})::uuid
   group by c.id, a.id having sum(b.dr - b.cr) > ${PAYABLE}`;
