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

/**
 * SQL: what a person owes in one currency, in minor units; both are expressions. By whole codes of accounts, each one step
 * of an index: a generic plan cannot estimate how few begin with a person's id.
 */
export const owedIn = (person: string, currency: string): string =>
  `(coalesce((select greatest(sum(b.dr - b.cr), 0) from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.code = 'A:recv:investor:' || ${person} || ':' || ${currency}), 0)
    + coalesce((select sum(greatest(debt.owed - greatest(ledger.available('L:payable:' || debt.id || ':' || ${currency}), 0), 0))
      from (select owned.id, sum(b.dr - b.cr) as owed from campaign owned
          join ledger.account a on a.code = 'A:recv:owner:' || owned.id || ':' || ${currency}
          join ledger.balance b on b.account_id = a.id
        where owned.owner_id = (${person})::uuid group by owned.id) debt), 0))`;

/**
 * SQL: what an owner's wallet paid of the debts of a campaign, less what disputes that were won have given back to it;
 * `campaign` is an expression of the campaign's id, as text.
 */
export const settledFromWallet = (campaign: string): string =>
  `((select coalesce(sum(l.amount), 0) from ledger.account a
     join ledger.line l on l.account_id = a.id and l.side = 'C'
     join ledger.tx x on x.id = l.tx_id and x.kind = 'receivable_netted' and x.source_type = 'debt'
     where ${codeBeginsWith('a.code', `('A:recv:owner:' || ${campaign} || ':')`)})
   - (select coalesce(sum(l.amount), 0) from dispute d join payment p on p.id = d.payment_id
     left join investment i on p.purpose = 'investment' and i.id = p.subject_id
     left join repayment r on p.purpose = 'repayment' and r.id = p.subject_id
     join ledger.tx x on x.kind = 'dispute_won' and x.source_type = 'dispute' and x.source_id = d.id::text
     join ledger.line l on l.tx_id = x.id and l.side = 'C' join ledger.account a on a.id = l.account_id
     where coalesce(i.campaign_id, r.campaign_id) = (${campaign})::uuid and d.borne_by = 'owner' and d.state = 'won'
       and a.group_code = 'L:wallet'))`;

/** SQL: payments of this user that a bank disputes, or is looking at. */
export const disputesOf = (userId: string): string =>
  `select 1 from dispute d join payment p on p.id = d.payment_id where p.user_id = ${userId} and d.state in ('warning', 'open')`;
