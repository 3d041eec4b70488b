import type pg from 'pg';
import { pause } from '../kernel/process/outage.js';
import type { Calls } from './chaos-calls.js';

const MINUTE = 60_000;
/** How far business time moves from look to look: a little at first, then beyond every wait of a poller. */
const STEPS_MINUTES = [2, 5, 10, 30, 60, 120, 360, 720, 1_440, 1_440, 1_440, 1_440, 2_880, 2_880, 2_880, 2_880];
const ROUND_SECONDS = 25;
/** So often in a row nothing has become less: it never will. A busy machine is slow, not stuck. */
const LOOKS_WITHOUT_PROGRESS = 40;
/** Tries of messages wait in real time, up to a quarter of an hour: theirs passes as business time does. */
const SOONER = `update kernel.outbox set due_at = due_at - interval '10 minutes' where done_at is null`;

/** What is still on its way, by what it is; refunds that failed wait for a person and are no longer on theirs. */
const ON_THEIR_WAY = `
  select 'messages' as what, count(*) as count from kernel.outbox where done_at is null
  union all select 'dead letters', count(*) from kernel.dead_letter where replayed_at is null
  union all select 'payments', count(*) from payment where state in ('planned', 'open', 'clearing')
  union all select 'refunds', count(*) from refund where state in ('planned', 'sent')
  union all select 'payouts', count(*) from payout where state = 'released'
  union all select 'instalments', count(*) from repayment where state in ('paying', 'distributing')
  union all select 'investments of the failed campaign', count(*) from investment i where campaign_id = $1
    and state not in ('refunded', 'failed', 'expired', 'cancelled')
    and not exists (select 1 from refund r where r.subject_id = i.id and r.state = 'failed')
  union all select 'top-ups of second wallets', count(*) from second_wallet_top_up where state in ('opening', 'paying')
  union all select 'payouts of second wallets', count(*) from second_wallet_payout where state in ('requested', 'sent')
  union all select 'lines of the bank', count(*) from bank_line where state = 'new'
  union all select 'lines of the statement', count(*) from statement_line where state = 'new'
  union all select 'parked items', count(*) from kernel.parked_item
  union all select 'freezes of money out', count(*) from verification.money_freeze where lifted_at is null`;

export async function leftOver(client: pg.Client, failing: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ what: string; count: string }>(ON_THEIR_WAY, [failing]);
  return new Map(rows.flatMap(({ what, count }) => (count === '0' ? [] : [[what, Number(count)]])));
}

const sum = (left: ReadonlyMap<string, number>): number => [...left.values()].reduce((all, count) => all + count, 0);

/** Lets all messages arrive and all deadlines pass, until nothing is pending any more. */
export async function settle(client: pg.Client, calls: Calls, failing: string): Promise<Map<string, number>> {
  await calls.control('POST', '/reset', {});
  await calls.control('POST', '/stripe/topups', { amount: 50_000_000, currency: 'usd' });
  await calls.control('POST', '/paypal/topups', { amount: 50_000_000 });
  await calls.control('POST', '/stripe/balance/available', {});
  let left = new Map<string, number>();
  for (const minutes of STEPS_MINUTES) {
    await calls.control('POST', '/webhooks/flush', {});
    await calls.control('POST', '/stripe/charges/settle', {});
    await client.query(SOONER);
    await calls.control('POST', '/clock', { advanceMs: minutes * MINUTE });
    let before = '';
    for (const until = Date.now() + ROUND_SECONDS * 1000; Date.now() < until; await pause(1_500)) {
      left = await leftOver(client, failing);
      const now = JSON.stringify([...left]);
      if (now === before) break;
      before = now;
    }
    console.log(
      `  ${minutes} min on: ${[...left].map(([what, count]) => `${count} ${what}`).join(', ') || 'all quiet'}`,
    );
    if (left.size === 0) return left;
  }
  let least = sum(left);
  for (let stuck = 0; stuck < LOOKS_WITHOUT_PROGRESS && left.size > 0; stuck++) {
    await pause(5_000);
    await client.query(SOONER);
    await calls.control('POST', '/clock', { advanceMs: 10 * MINUTE });
    left = await leftOver(client, failing);
    if (sum(left) < least) stuck = 0;
    least = Math.min(least, sum(left));
  }
  return left;
}
