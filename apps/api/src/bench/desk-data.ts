import type pg from 'pg';
import { INVESTORS } from './data.js';

/** The nth campaign of the benchmark, and its owner. */
export const benchCampaign = (n: number): string => `00000000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`;
const DAYS = 60;
const FOLLOWERS = 500;

/** Investments of one campaign over its days, a few of them without payment, with the totals that the product keeps. */
export async function fillDesk(client: pg.Client, campaign: string, investments: number): Promise<void> {
  await client.query(
    `insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units, unit_price,
       capacity_units, payment_type, reserved_until, created_at, received_at)
     select gen_random_uuid(), 'DESK-' || $2::int || '-' || n, $1,
       ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % ${INVESTORS}), 12, '0'))::uuid, gen_random_uuid(), f.state, 100, 'USD', 1,
       100, 1, 'wallet', case when f.state = 'reserved' then now() + interval '1 hour' end,
       now() - make_interval(secs => n * ${DAYS * 86_400}::float / $2::int), case when f.state = 'received' then now() end
     from generate_series(1, $2::int) n
     cross join lateral (select case when n % 50 = 7 then 'expired' when n % 50 = 19 then 'reserved' else 'received' end as state) f`,
    [campaign, investments],
  );
  await client.query(
    `insert into campaign_day (campaign_id, day, begun, waiting, committed, paid, received)
     select campaign_id, (created_at at time zone 'UTC')::date, count(*), count(*) filter (where state = 'reserved'),
       coalesce(sum(amount) filter (where state = 'reserved'), 0), count(*) filter (where state = 'received'),
       coalesce(sum(amount) filter (where state = 'received'), 0)
     from investment where campaign_id = $1 group by 1, 2`,
    [campaign],
  );
  await client.query(
    `insert into campaign_visit (campaign_id, day, source, visits)
     select $1, current_date - d, s, 10 from generate_series(0, ${DAYS - 1}) d, unnest('{direct,site,google,linkedin,mail,other}'::text[]) s`,
    [campaign],
  );
  await client.query(
    `insert into saved_campaign (id, user_id, campaign_id, created_at)
     select gen_random_uuid(), id, $1, now() from app_user where user_type = 'investor' limit ${FOLLOWERS}`,
    [campaign],
  );
  await client.query('vacuum analyze investment, campaign_day, campaign_visit, saved_campaign');
}
