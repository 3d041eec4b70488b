import { prepared } from '../../../kernel/database/prepared.js';

/** What a change adds to the day of its investment, as SQL; `id` is the investment, `i` in the sums. */
interface DayChange {
  id: string;
  begun?: string;
  waiting?: string;
  committed?: string;
  paid?: string;
  received?: string;
}

/**
 * A change of campaign_capacity that counts in the day of its investment as well, in one statement. The day's row is
 * written under the lock of the campaign's capacity: nobody waits for it alone. No row where nothing was changed.
 */
export function withItsDay(update: string, change: DayChange): string {
  const { id, begun = '0', waiting = '0', committed = '0', paid = '0', received = '0' } = change;
  return prepared(`with changed as (${update} returning campaign_id),
    counted as (
      insert into campaign_day as d (campaign_id, day, begun, waiting, committed, paid, received)
      select changed.campaign_id, (i.created_at at time zone 'UTC')::date, ${begun}, ${waiting}, ${committed}, ${paid}, ${received}
      from changed join investment i on i.id = ${id}
      on conflict (campaign_id, day) do update set begun = d.begun + excluded.begun, waiting = d.waiting + excluded.waiting,
        committed = d.committed + excluded.committed, paid = d.paid + excluded.paid, received = d.received + excluded.received)
    select campaign_id from changed`);
}

/** Days of a campaign (DeskDay, contracts) without their visits, as a table. @param campaign SQL of its id */
export const campaignDaysOf = (campaign: string): string =>
  `select d.day, d.begun, d.received, d.committed from campaign_day d where d.campaign_id = ${campaign}`;

/** All days of a campaign together: `begun`, `waiting` and `paid` investments. @param campaign SQL of its id */
export const investmentCountsOf = (campaign: string): string =>
  `select coalesce(sum(d.begun), 0)::int as begun, coalesce(sum(d.waiting), 0)::int as waiting,
    coalesce(sum(d.paid), 0)::int as paid from campaign_day d where d.campaign_id = ${campaign}`;
