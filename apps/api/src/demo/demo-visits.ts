import type { VisitSource } from '@cairn/contracts';
import type { DemoWorld } from './demo-world.js';

/** Of a hundred visits, about as many come from each of these. */
const SOURCES: Readonly<Partial<Record<VisitSource, number>>> = {
  direct: 34,
  site: 22,
  google: 15,
  linkedin: 11,
  mail: 9,
  whatsapp: 6,
  other: 3,
};
/** The first days bring the people whom the owner has told. */
const FIRST_DAYS = 4;

/**
 * Visits of every campaign on each day on which its page was open. As totals, because thousands of visits one by one
 * would take minutes; the same ones each time.
 */
export async function countVisits(world: DemoWorld): Promise<void> {
  await world.sql(
    `insert into campaign_visit (campaign_id, day, source, visits)
     select c.id, d.day::date, s.source, greatest(1, (s.share::int * (
         18 + abs(hashtext(c.slug || d.day::date)) % 30
         + greatest(0, $2::int - (d.day::date - c.opens_at::date)) * 22)) / 100)
     from campaign c
     cross join lateral generate_series(c.opens_at::date, least(c.closes_at, kernel.now())::date, interval '1 day') d(day)
     cross join jsonb_each_text($1::jsonb) s(source, share)
     where c.opens_at is not null and c.opens_at <= kernel.now()
     on conflict do nothing`,
    [JSON.stringify(SOURCES), FIRST_DAYS],
  );
}
