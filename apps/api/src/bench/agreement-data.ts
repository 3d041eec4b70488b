import type pg from 'pg';
import { INVESTORS } from './data.js';

interface Made {
  campaign: string;
  count: number;
  state: 'received' | 'settled';
  /** Whose they all are; of all investors in turn without it. */
  investor?: string;
  /** Of their numbers, which nobody else has. */
  prefix: string;
}

/** Investments of one share each, over the last three hundred days. */
export async function fillInvestments(client: pg.Client, made: Made): Promise<void> {
  await client.query(
    `insert into investment (id, number, campaign_id, investor_id, idempotency_key, state, amount, currency, units, unit_price,
       capacity_units, payment_type, created_at, received_at)
     select gen_random_uuid(), $4 || n, $1,
       coalesce($5::uuid, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % ${INVESTORS}), 12, '0'))::uuid), gen_random_uuid(),
       $3, 100, 'USD', 1, 100, 1, 'wallet', now() - make_interval(mins => n * 43), now()
     from generate_series(1, $2::int) n`,
    [made.campaign, made.count, made.state, made.prefix, made.investor ?? null],
  );
  await client.query('vacuum analyze investment');
}
