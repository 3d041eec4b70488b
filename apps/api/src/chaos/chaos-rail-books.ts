import type pg from 'pg';
import type { Bank } from './chaos-bank.js';
import { disagreements, type Known } from './chaos-agreement.js';
import type { Calls } from './chaos-calls.js';

interface Order {
  id: string;
  purchase_units: {
    payments?: { captures?: { id: string; status: string; amount: { value: string } }[] };
  }[];
}
interface Transaction {
  id: string;
  kind: 'PAYIN' | 'PAYOUT';
  nature: string;
  status: string;
  debited: { Amount: number };
  fees: { Amount: number };
}
interface Sums {
  conserved: boolean;
  currencies: Record<string, { held: number }>;
}

/** What was refunded or disputed afterwards had been collected. */
const COLLECTED = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const minorOf = async (client: pg.Client, sql: string): Promise<bigint> => {
  const { rows } = await client.query<{ minor: string }>(sql);
  return BigInt(rows[0]?.minor ?? 0);
};

export const onAccount = (client: pg.Client, pattern: string): Promise<bigint> =>
  minorOf(
    client,
    `select coalesce(sum(dr - cr), 0)::text as minor from ledger.account_balance where code like '${pattern}'`,
  );

export const same = (what: string, ours: bigint, theirs: bigint): string[] => {
  console.log(`${what}: the ledger has ${ours}, outside are ${theirs} minor units.`);
  return ours === theirs ? [] : [`${what}: the ledger has ${ours}, outside are ${theirs}`];
};

const conserved = (what: string, sums: Sums | null): string[] =>
  sums?.conserved === true ? [] : [`The sandbox's ${what} does not conserve money`];

/** PayPal: what it holds, and each order that we know, by what was captured of it. */
async function paypal(client: pg.Client, calls: Calls): Promise<string[]> {
  const sums = await calls.control<Sums>('GET', '/paypal/conservation');
  const { rows } = await client.query<{ session: string; ref: string | null; minor: string; state: string }>(
    `select session_id as session, provider_payment_id as ref, coalesce(received, 0)::text as minor, state from payment
     where rail = 'paypal' and session_id is not null`,
  );
  const ours: Known[] = [];
  const theirs: Known[] = [];
  for (const { session, ref, minor, state } of rows) {
    if (ref !== null && ['collected', 'late', 'returned', 'quarantined'].includes(state))
      ours.push({ ref, minor: BigInt(minor), state: 'captured' });
    const order = await calls.paypal<Order>(`/v2/checkout/orders/${session}`);
    for (const capture of order?.purchase_units[0]?.payments?.captures ?? []) {
      if (!COLLECTED.includes(capture.status)) continue;
      theirs.push({ ref: capture.id, minor: BigInt(capture.amount.value.replace('.', '')), state: 'captured' });
    }
  }
  return [
    ...conserved('PayPal', sums),
    ...disagreements({ what: 'Capture', ours, theirs }),
    ...same('PayPal', await onAccount(client, 'A:clearing:paypal:USD'), BigInt(sums?.currencies['USD']?.held ?? 0)),
  ];
}

/** The second wallets: each payment in and out, and what is in them. */
async function mangopay(client: pg.Client, calls: Calls): Promise<string[]> {
  const sums = await calls.control<Sums>('GET', '/mangopay/conservation');
  const { transactions = [] } =
    (await calls.control<{ transactions: Transaction[] }>('GET', '/mangopay/transactions')) ?? {};
  const known = async (sql: string): Promise<Known[]> => {
    const { rows } = await client.query<{ ref: string; minor: string; state: string }>(sql);
    return rows.map(({ ref, minor, state }) => ({ ref, minor: BigInt(minor), state }));
  };
  const theirs = (kind: Transaction['kind'], less: (of: Transaction) => number): Known[] =>
    transactions
      .filter((one) => one.kind === kind && one.nature === 'REGULAR' && one.status === 'SUCCEEDED')
      .map((one) => ({ ref: one.id, minor: BigInt(less(one)), state: 'done' }));
  return [
    ...conserved('Mangopay', sums),
    ...disagreements({
      what: 'Payment into a second wallet',
      ours: await known(
        `select ref, received::text as minor, 'done' as state from second_wallet_top_up where state = 'received'`,
      ),
      theirs: theirs('PAYIN', ({ debited, fees }) => debited.Amount - fees.Amount),
    }),
    ...disagreements({
      what: 'Payout of a second wallet',
      ours: await known(
        `select ref, amount::text as minor, 'done' as state from second_wallet_payout where state = 'paid'`,
      ),
      theirs: theirs('PAYOUT', ({ debited }) => debited.Amount),
    }),
    ...same(
      'Second wallets',
      await onAccount(client, 'A:emoney:mangopay:%'),
      Object.values(sums?.currencies ?? {}).reduce((sum, { held }) => sum + BigInt(held), 0n),
    ),
  ];
}

/** The bank: each of its lines was kept once, and what waits for a person is in suspense. */
async function bankLines(client: pg.Client, { lines }: Bank): Promise<string[]> {
  const theirs = BigInt(lines.reduce((sum, { amount }) => sum + amount, 0));
  const kept = await minorOf(client, `select coalesce(sum(amount), 0)::text as minor from bank_line`);
  const open = await minorOf(client, `select coalesce(-sum(open), 0)::text as minor from bank_line`);
  return [
    ...same('Lines of the bank', kept, theirs),
    ...same('Suspense', await onAccount(client, 'L:suspense:USD'), open),
  ];
}

/** Every difference between ledger, tables and those outside, beside the provider of cards. */
export async function compareRails(client: pg.Client, calls: Calls, bank: Bank): Promise<string[]> {
  return [...(await paypal(client, calls)), ...(await mangopay(client, calls)), ...(await bankLines(client, bank))];
}
