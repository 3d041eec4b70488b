import { newId } from '../../core/identifiers.js';
import type { Balance, BalanceTransaction } from '../objects.js';
import type { StripeWorld } from '../world.js';

const DAY_SECONDS = 86_400;

export interface Movement {
  /** The connected account whose balance moves; null for the platform. */
  readonly account: string | null;
  /** Minor units, negative when money leaves. */
  readonly amount: number;
  readonly currency: string;
  /** Minor units taken off on top. */
  readonly fee?: number;
  readonly feeDescription?: string;
  readonly type: BalanceTransaction['type'];
  readonly reportingCategory: string;
  readonly source: string;
  readonly description?: string | null;
  /** Days until the money can be used. */
  readonly availableInDays?: number;
  /** Or the very second from which it can be used. */
  readonly availableOn?: number;
}

export const COVER_TIMER = 'stripe.refund.cover';
export const AVAILABLE_TIMER = 'stripe.balance.available';

/** Refunds that wait for money are looked at again when some comes in. */
function plan(world: StripeWorld, { account, amount }: Movement, availableOn: number): void {
  const { scheduler, clock } = world;
  if (account === null && amount > 0 && world.waitingRefunds.all().length > 0) {
    scheduler.schedule(COVER_TIMER, 'platform', clock.now());
  }
  if (availableOn > clock.seconds()) scheduler.scheduleEarlier(AVAILABLE_TIMER, account ?? '', availableOn * 1000);
}

/** Writes one line of a balance. */
export function recordMovement(world: StripeWorld, movement: Movement): BalanceTransaction {
  const { account, amount, currency, fee = 0 } = movement;
  const created = world.clock.seconds();
  const availableOn = movement.availableOn ?? created + (movement.availableInDays ?? 0) * DAY_SECONDS;
  plan(world, movement, availableOn);
  return world.balanceTransactions.insert(
    {
      id: newId('txn'),
      object: 'balance_transaction',
      amount,
      available_on: availableOn,
      balance_type: 'payments',
      created,
      currency,
      description: movement.description ?? null,
      exchange_rate: null,
      fee,
      fee_details:
        fee === 0
          ? []
          : [
              {
                amount: fee,
                application: null,
                currency,
                description: movement.feeDescription ?? 'Stripe processing fees',
                type: 'stripe_fee',
              },
            ],
      net: amount - fee,
      reporting_category: movement.reportingCategory,
      source: movement.source,
      status: availableOn > created ? 'pending' : 'available',
      type: movement.type,
    },
    account,
  );
}

/** The movement with its status as of now. */
export const presentMovement = (world: StripeWorld, movement: BalanceTransaction): BalanceTransaction => ({
  ...movement,
  status: movement.available_on <= world.clock.seconds() ? 'available' : 'pending',
});

export interface Holding {
  /** Minor units that can be used now. */
  available: number;
  /** Minor units that are still on their way. */
  pending: number;
}

/** What an account holds, by currency. */
export function holdings(world: StripeWorld, account: string | null): Map<string, Holding> {
  const now = world.clock.seconds();
  const held = new Map<string, Holding>();
  for (const movement of world.balanceTransactions.list(account)) {
    const holding = held.get(movement.currency) ?? { available: 0, pending: 0 };
    if (movement.available_on <= now) holding.available += movement.net;
    else holding.pending += movement.net;
    held.set(movement.currency, holding);
  }
  return held;
}

/** What an account can use now, in minor units. */
export const availableFor = (world: StripeWorld, account: string | null, currency: string): number =>
  holdings(world, account).get(currency)?.available ?? 0;

/** What an account holds, available or not, in minor units. */
export function totalFor(world: StripeWorld, account: string | null, currency: string): number {
  const { available, pending } = holdings(world, account).get(currency) ?? { available: 0, pending: 0 };
  return available + pending;
}

/** Tells that money has become available, and plans the next time. */
export function announceAvailable(world: StripeWorld, account: string | null): void {
  world.emit('balance.available', balanceOf(world, account), account);
  const now = world.clock.seconds();
  const later = world.balanceTransactions.list(account).map((movement) => movement.available_on);
  const next = Math.min(...later.filter((instant) => instant > now));
  if (Number.isFinite(next)) world.scheduler.schedule(AVAILABLE_TIMER, account ?? '', next * 1000);
}

/** Makes everything that an account waits for available now. */
export function releasePending(world: StripeWorld, account: string | null): void {
  const now = world.clock.seconds();
  for (const movement of world.balanceTransactions.list(account)) {
    if (movement.available_on <= now) continue;
    movement.available_on = now;
    world.balanceTransactions.save(movement);
  }
  world.scheduler.cancel(AVAILABLE_TIMER, account ?? '');
  announceAvailable(world, account);
}

/** The balance object of an account. */
export function balanceOf(world: StripeWorld, account: string | null): Balance {
  const held = [...holdings(world, account)];
  const fallback: [string, Holding][] = [['usd', { available: 0, pending: 0 }]];
  const lines = held.length > 0 ? held : fallback;
  const amounts = (kind: keyof Holding): Balance['available'] =>
    lines.map(([currency, holding]) => ({ amount: holding[kind], currency, source_types: { card: holding[kind] } }));
  const reserved = lines.map(([currency]) => ({ amount: 0, currency }));
  return {
    object: 'balance',
    available: amounts('available'),
    ...(account === null ? { connect_reserved: reserved } : {}),
    livemode: false,
    pending: amounts('pending'),
  };
}

/** 2.9 % + 30 minor units for cards, rounded half up. */
export const cardFee = (amount: number): number => Number((BigInt(amount) * 29n + 500n) / 1000n) + 30;

/** 0.8 % for bank debits, rounded half up, 500 minor units at most. */
export const bankDebitFee = (amount: number): number => Math.min(Number((BigInt(amount) * 8n + 500n) / 1000n), 500);

/** What a dispute costs, in minor units; given back when it is won. */
export const DISPUTE_FEE = 1500;
