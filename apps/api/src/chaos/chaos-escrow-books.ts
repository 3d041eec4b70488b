import type pg from 'pg';
import { disagreements, type Known } from './chaos-agreement.js';
import { TAKEN_BACK, type Escrow, type EscrowWorld } from './chaos-escrow.js';
import { onAccount, same } from './chaos-rail-books.js';

/** States of a trade whose money is in escrow. */
const INSIDE = ['FUNDED', 'SETTLED', 'UNWIND PENDING'];
const REFUNDS: Readonly<Record<string, string>> = { 'UNWIND PENDING': 'pending', 'UNWIND SETTLED': 'succeeded' };

type Trade = EscrowWorld['trades'][number];

const knownOf = async (client: pg.Client, sql: string): Promise<Known[]> => {
  const { rows } = await client.query<{ ref: string; minor: string; state: string }>(sql);
  return rows.map(({ ref, minor, state }) => ({ ref, minor: BigInt(minor), state }));
};

/** Debits that we know as returned before they settled. */
async function settledUnseen(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ ref: string }>(
    `select session_id as ref from payment where provider = 'north' and state = 'failed' and failure_code = $1`,
    [TAKEN_BACK],
  );
  return rows.map(({ ref }) => ref);
}

/** Each payment, refund and return at the escrow agent against our tables, and what is in escrow against the ledger. */
export async function compareEscrow(client: pg.Client, escrow: Escrow): Promise<string[]> {
  const { trades, moves } = await escrow.outside();
  const takenBack = new Set(moves.filter(({ error }) => error === TAKEN_BACK).map(({ tradeId }) => tradeId));
  const known = (trade: Trade, state: string): Known => ({
    ref: `${trade.accountId}.${trade.tradeId}`,
    minor: BigInt(trade.amount),
    state,
  });
  const unseen = new Set(await settledUnseen(client));
  // The agent tells of states alone: money that came and was taken back before anybody looked is a debit that failed.
  const isBack = ({ tradeId, accountId }: Trade): boolean =>
    takenBack.has(tradeId) && !unseen.has(`${accountId}.${tradeId}`);
  const hasCome = (trade: Trade): boolean => INSIDE.includes(trade.status) || trade.status in REFUNDS || isBack(trade);
  const tradeOf = new Map(trades.map((trade) => [trade.tradeId, trade]));
  const paymentsMoved = moves.map(({ tradeId }) => tradeOf.get(tradeId)?.field1 ?? tradeId);
  const twice = paymentsMoved.filter((payment, at) => paymentsMoved.indexOf(payment) !== at);
  return [
    ...twice.map((payment) => `The money of payment ${payment} was moved into escrow twice`),
    ...disagreements({
      what: 'Payment into escrow',
      ours: await knownOf(
        client,
        `select session_id as ref, received::text as minor, 'in' as state from payment
         where provider = 'north' and state in ('collected', 'late', 'returned', 'quarantined')`,
      ),
      theirs: trades.filter(hasCome).map((trade) => known(trade, 'in')),
    }),
    ...disagreements({
      what: 'Refund out of escrow',
      ours: await knownOf(
        client,
        `select provider_refund_id as ref, amount::text as minor, state from refund
         where provider = 'north' and provider_refund_id is not null`,
      ),
      theirs: trades.flatMap((trade) => {
        const state = REFUNDS[trade.status];
        return state === undefined ? [] : [known(trade, state)];
      }),
    }),
    ...disagreements({
      what: 'Return out of escrow',
      ours: await knownOf(client, `select ref, amount::text as minor, state from dispute where provider = 'north'`),
      theirs: trades.filter(isBack).map((trade) => known(trade, 'lost')),
    }),
    ...same(
      'Escrow',
      await onAccount(client, 'A:clearing:north:USD'),
      BigInt(trades.filter(({ status }) => INSIDE.includes(status)).reduce((sum, { amount }) => sum + amount, 0)),
    ),
  ];
}
