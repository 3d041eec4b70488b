/**
 * SQL: of the payment `paymentId`, what its payer's bank has taken and the platform still bears, in minor units. What a
 * dispute gave back, and what was deducted from an earlier refund of the payment, is off it.
 */
export const borneByPlatform = (paymentId: string): string =>
  `(select coalesce(sum(case l.side when 'D' then l.amount else -l.amount end), 0)::bigint
    from (select 'dispute' as type, d.id::text as id from dispute d where d.payment_id = ${paymentId}
          union all select 'refund', r.id::text from refund r where r.payment_id = ${paymentId}) source
    join ledger.tx t on t.source_type = source.type and t.source_id = source.id
    join ledger.line l on l.tx_id = t.id
    join ledger.account a on a.id = l.account_id and a.group_code = 'X:chargeback_loss')`;

/** SQL: whether the payer's bank has taken money of the payment `paymentId` that no decision has given back. */
export const isTaken = (paymentId: string): string =>
  `exists (select 1 from dispute d where d.payment_id = ${paymentId} and d.withdrawn_at is not null and d.state <> 'won')`;

/** SQL: whether a dispute about the payment `paymentId`, whose money the bank has, is not decided yet. */
export const isUndecided = (paymentId: string): string =>
  `exists (select 1 from dispute d where d.payment_id = ${paymentId} and d.withdrawn_at is not null and d.state = 'open')`;
