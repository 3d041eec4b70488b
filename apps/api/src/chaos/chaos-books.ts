import type pg from 'pg';
import { disagreements, type Known } from './chaos-agreement.js';
import type { Calls } from './chaos-calls.js';

interface Intent {
  id: string;
  amount_received: number;
  status: string;
}
interface Refund {
  id: string;
  amount: number;
  status: string;
}
interface Transfer {
  id: string;
  amount: number;
}
interface Dispute {
  id: string;
  amount: number;
  status: string;
}
interface Balance {
  available: { amount: number; currency: string }[];
  pending: { amount: number; currency: string }[];
}

const knownOf = async (client: pg.Client, sql: string): Promise<Known[]> => {
  const { rows } = await client.query<{ ref: string; minor: string; state: string }>(sql);
  return rows.map(({ ref, minor, state }) => ({ ref, minor: BigInt(minor), state }));
};

/** Our tables against the provider's objects, one by one. */
async function tables(client: pg.Client, calls: Calls): Promise<string[]> {
  const intents = (await calls.listOf<Intent>('payment_intents')).filter(({ status }) => status === 'succeeded');
  const payments = disagreements({
    what: 'Payment',
    ours: await knownOf(
      client,
      `select provider_payment_id as ref, received::text as minor, 'succeeded' as state from payment
       where provider = 'stripe' and state in ('collected', 'late', 'returned', 'quarantined')
         and provider_payment_id is not null`,
    ),
    theirs: intents.map(({ id, amount_received }) => ({ ref: id, minor: BigInt(amount_received), state: 'succeeded' })),
  });
  const refunds = disagreements({
    what: 'Refund',
    ours: await knownOf(
      client,
      `select provider_refund_id as ref, amount::text as minor, state from refund
       where provider = 'stripe' and provider_refund_id is not null`,
    ),
    theirs: (await calls.listOf<Refund>('refunds')).map(({ id, amount, status }) => ({
      ref: id,
      minor: BigInt(amount),
      state: status === 'canceled' ? 'failed' : status,
    })),
  });
  const payouts = disagreements({
    what: 'Payout',
    ours: await knownOf(
      client,
      `select provider_transfer_id as ref, amount::text as minor, state from payout where state = 'paid'`,
    ),
    theirs: (await calls.listOf<Transfer>('transfers')).map(({ id, amount }) => ({
      ref: id,
      minor: BigInt(amount),
      state: 'paid',
    })),
  });
  const disputes = disagreements({
    what: 'Dispute',
    ours: await knownOf(client, `select ref, amount::text as minor, state from dispute where provider = 'stripe'`),
    theirs: (await calls.listOf<Dispute>('disputes')).map(({ id, amount, status }) => ({
      ref: id,
      minor: BigInt(amount),
      state: status === 'won' || status === 'lost' ? status : 'open',
    })),
  });
  return [...payments, ...refunds, ...payouts, ...disputes];
}

/** What the provider holds for the platform, compared with its account in our ledger. */
async function clearing(client: pg.Client, calls: Calls): Promise<string[]> {
  const { available, pending } = await calls.stripe<Balance>('balance');
  const theirs = [...available, ...pending]
    .filter(({ currency }) => currency === 'usd')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { rows } = await client.query<{ minor: string }>(
    `select coalesce(sum(dr - cr), 0)::text as minor from ledger.account_balance where code = 'A:clearing:stripe:USD'`,
  );
  const ours = BigInt(rows[0]?.minor ?? 0);
  console.log(`The provider holds ${theirs} minor units of USD; the ledger has ${ours}.`);
  return ours === theirs ? [] : [`The ledger has ${ours} at the provider, which says ${theirs}`];
}

/** Every difference between ledger, tables and provider. */
export async function compare(client: pg.Client, calls: Calls): Promise<string[]> {
  const conservation = await calls.control<{ conserved: boolean }>('GET', '/stripe/conservation');
  return [
    ...(conservation?.conserved === true ? [] : ['The sandbox itself does not conserve money']),
    ...(await clearing(client, calls)),
    ...(await tables(client, calls)),
  ];
}
