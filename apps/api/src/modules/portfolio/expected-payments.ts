import { investorShare, type PaymentParts } from '@cairn/finance';

/**
 * The future payments of a campaign, in the order in which shares of them are calculated. An early repayment
 * is none before it is paid: until then the schedule has its principal.
 */
export const IN_ORDER = 'r.due_on, r.instalment, r.id';
export const TO_COME = `r.state in ('due', 'paying') and not r.early`;

/**
 * Of the settled lot `i`: what its campaign has distributed to all, and to it, as `investorShare` asks for them. What is
 * allocated and not posted yet counts as paid, as it does where the money is allocated: halfway through a distribution
 * some lots have theirs. The sums of all are read from the payments and not from the lots, of which there may be
 * thousands: a payment is allocated whole, in one statement.
 */
export const LOT = `
  left join lateral (
    select json_build_object('amount', i.amount::text, 'whole', k.received::text,
      'distributedInterest', d.interest::text, 'distributedPrincipal', d.principal::text,
      'paidInterest', (i.income_received + w.interest)::text,
      'paidPrincipal', (i.principal_returned + w.principal)::text) as lot
    from campaign_capacity k
    cross join lateral (
      select coalesce(sum(p.interest), 0) as interest, coalesce(sum(p.principal), 0) as principal from repayment p
      where p.campaign_id = i.campaign_id and (p.state = 'distributed'
        or p.state = 'distributing' and exists (select 1 from allocation a where a.repayment_id = p.id))) d
    cross join lateral (
      select coalesce(sum(a.interest), 0) as interest, coalesce(sum(a.principal), 0) as principal from allocation a
      where a.investment_id = i.id and a.posted_at is null) w
    where k.campaign_id = i.campaign_id) s on i.state = 'settled'`;

/** What `LOT` reads: minor units as text, since JSON has no bigint. */
export interface Lot {
  amount: string;
  whole: string;
  distributedInterest: string;
  distributedPrincipal: string;
  paidInterest: string;
  paidPrincipal: string;
}

/** A payment to all, as the driver reads it. */
export interface Payment {
  interest: string;
  principal: string;
}

export const readParts = ({ interest, principal }: Payment): PaymentParts => ({
  interest: BigInt(interest),
  principal: BigInt(principal),
});

/** The share of these lots in the campaign's next payments, from the first on, so that rounding carries over. */
export function expectedParts(lots: readonly Lot[], payments: readonly Payment[]): PaymentParts[] {
  const parts = payments.map(readParts);
  const shares = lots.map((lot) =>
    investorShare(parts, {
      amount: BigInt(lot.amount),
      whole: BigInt(lot.whole),
      distributed: { interest: BigInt(lot.distributedInterest), principal: BigInt(lot.distributedPrincipal) },
      paid: { interest: BigInt(lot.paidInterest), principal: BigInt(lot.paidPrincipal) },
    }),
  );
  return parts.map((_, place) => {
    const ofLots = shares.flatMap((share) => share[place] ?? []);
    return {
      interest: ofLots.reduce((sum, { interest }) => sum + interest, 0n),
      principal: ofLots.reduce((sum, { principal }) => sum + principal, 0n),
    };
  });
}
