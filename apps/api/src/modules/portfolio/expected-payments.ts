import { investorShare, type PaymentParts } from '@cairn/finance';

/** The payments of a campaign that are still to come, in the order in which a share of them is reckoned. */
export const IN_ORDER = 'r.due_on, r.instalment, r.id';
export const TO_COME = `r.state in ('due', 'paying')`;

/**
 * Of the settled lot `i`: what its campaign has distributed to all, and to it, as `investorShare` asks for them. What is
 * allocated and not posted yet counts as paid, as it does where the money is allocated: halfway through a distribution
 * some lots have theirs, and the sums of all would say nothing.
 */
export const LOT = `
  left join lateral (
    select json_build_object('amount', i.amount::text, 'whole', sum(v.amount)::text,
      'distributedInterest', (sum(v.income_received) + coalesce(max(w.interest), 0))::text,
      'distributedPrincipal', (sum(v.principal_returned) + coalesce(max(w.principal), 0))::text,
      'paidInterest', (i.income_received + coalesce(max(w.own_interest), 0))::text,
      'paidPrincipal', (i.principal_returned + coalesce(max(w.own_principal), 0))::text) as lot
    from investment v left join (
      select sum(a.interest) as interest, sum(a.principal) as principal,
        sum(a.interest) filter (where a.investment_id = i.id) as own_interest,
        sum(a.principal) filter (where a.investment_id = i.id) as own_principal
      from repayment d join allocation a on a.repayment_id = d.id and a.posted_at is null
      where d.campaign_id = i.campaign_id and d.state = 'distributing') w on true
    where v.campaign_id = i.campaign_id and v.state = 'settled') s on i.state = 'settled'`;

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

/** What these lots of one campaign get of its next payments, from the first on, so that rounding carries. */
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
