import type { InvestmentState } from '@cairn/contracts';

/** An investment that has ended needs no company's signature any more. */
export const STANDING: readonly InvestmentState[] = ['reserved', 'paying', 'received', 'settled'];

/** SQL: the same as a list. */
export const STANDING_STATES = STANDING.map((state) => `'${state}'`).join(', ');

/** SQL: agreements w that wait for the company, with their investment i. */
export const WAITING_AGREEMENTS = `agreement_waiting w join agreement a on a.id = w.agreement_id
  join investment i on i.id = a.investment_id and i.state in (${STANDING_STATES})`;

const MANDATE = 'select from countersign_mandate m where m.ended_at is null and m.campaign_id =';

/**
 * SQL: how many agreements of a campaign wait for the company's hand, counted as far as `most`, and since when the
 * oldest does; none while a mandate signs them. @param campaign SQL of its id
 */
export const waitingAgreementsOf = (
  campaign: string,
  most: number,
): string => `select count(*)::int as count, min(one.since) as since
  from (select w.since from ${WAITING_AGREEMENTS} where w.campaign_id = ${campaign} and not exists (${MANDATE} ${campaign})
    order by w.since limit ${most}) one`;
