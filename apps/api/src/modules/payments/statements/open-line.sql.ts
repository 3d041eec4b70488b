/** What our account at the provider moved in the transaction behind line x. */
const MOVED = `(select sum(case l.side when 'D' then l.amount else -l.amount end) from ledger.line l
  join ledger.account a on a.id = l.account_id where l.tx_id = x.tx_id and a.group_code = 'A:clearing')`;

/**
 * Minor units of line x that wait to be booked: what lies in suspense for it, or by how much it differs from what the ledger
 * has. Of a wallet that a provider keeps for somebody nothing is moved by hand.
 */
export const OPEN_OF_LINE = `case
  when x.state = 'missing_in_ledger' and exists (
    select from ledger.tx t where t.id = x.tx_id and t.kind = 'provider_unmatched') then x.amount
  when x.state = 'amount_mismatch' then coalesce(x.amount - ${MOVED}, 0) else 0 end`;

/** Whose payment line x is about; null where it is about none of ours. */
export const PAYER_OF_LINE = `(select p.user_id from payment p
  where p.provider = x.provider and p.provider_payment_id = x.payment_ref limit 1)`;
