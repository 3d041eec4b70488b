import { PaypalFailure } from '../api/failure.js';
import { invalid } from '../api/issues.js';
import { fault } from '../api/shape.js';
import type { BatchDocument, ItemStatus, PayoutItemDocument } from '../documents.js';
import { readAmount } from '../money.js';
import { payerIdOf, payerOfOrder } from '../orders/payers.js';
import { tell } from '../webhooks/events.js';
import { capitals, type PaypalWorld } from '../world.js';
import { batchBody, itemBody, itemsOf } from './body.js';
import { recipientType, type BatchRequest } from './request.js';

export const BATCH_TIMER = 'paypal.batch';
export const UNCLAIMED_TIMER = 'paypal.unclaimed';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** So long a `sender_batch_id` is taken, and money waits for somebody without an account. */
export const BATCH_LIFE_MS = 30 * DAY_MS;
/** What one payout costs, in minor units. */
const ITEM_FEE = 25;

/** What becomes of a payout is in the name of its receiver, as in `unclaimed@example.com`. */
const ENDINGS: Readonly<Record<string, ItemStatus>> = {
  unclaimed: 'UNCLAIMED',
  failed: 'FAILED',
  onhold: 'ONHOLD',
  blocked: 'BLOCKED',
};

const EVENTS: Readonly<Partial<Record<ItemStatus, string>>> = {
  SUCCESS: 'SUCCEEDED',
  FAILED: 'FAILED',
  UNCLAIMED: 'UNCLAIMED',
  RETURNED: 'RETURNED',
  ONHOLD: 'HELD',
  BLOCKED: 'BLOCKED',
  REFUNDED: 'REFUNDED',
  REVERSED: 'REVERSED',
  DENIED: 'DENIED',
};

/** Where the merchant's money has left for the receiver, or waits for one. */
const OUT: readonly ItemStatus[] = ['SUCCESS', 'UNCLAIMED', 'ONHOLD'];
/** States that a payout can be brought into from outside. */
export const DECIDABLE: readonly ItemStatus[] = [
  'SUCCESS',
  'FAILED',
  'UNCLAIMED',
  'RETURNED',
  'ONHOLD',
  'BLOCKED',
  'REFUNDED',
  'REVERSED',
];

/** What a payout has taken off the balance, in minor units. */
export const outOf = ({ status, amount }: PayoutItemDocument): number => (OUT.includes(status) ? amount.minor : 0);

const feeFor = (status: ItemStatus): number => (OUT.includes(status) ? ITEM_FEE : 0);

/** Brings a payout into a state, with the money that follows it, and tells of it. */
export function settleItem(world: PaypalWorld, item: PayoutItemDocument, status: ItemStatus): void {
  const before = { out: outOf(item), fee: item.fee };
  item.status = status;
  item.fee = feeFor(status);
  item.processedAt = world.clock.now();
  if (OUT.includes(status)) item.transactionId ??= capitals();
  world.items.put(item.id, item);
  const moved = before.out - outOf(item);
  world.move(moved < 0 ? 'payout' : 'payout_back', item.id, item.amount.currency, moved);
  world.move('payout_fee', item.id, item.amount.currency, before.fee - item.fee);
  if (status === 'UNCLAIMED') {
    world.scheduler.schedule(UNCLAIMED_TIMER, item.id, world.clock.now() + BATCH_LIFE_MS);
  } else world.scheduler.cancel(UNCLAIMED_TIMER, item.id);
  tell(world, {
    type: `PAYMENT.PAYOUTS-ITEM.${EVENTS[status] ?? status}`,
    resourceType: 'payouts_item',
    summary: `A payout item is now ${status.toLowerCase()}`,
    subject: item.id,
    resource: itemBody(world, item),
  });
}

function tellBatch(world: PaypalWorld, batch: BatchDocument): void {
  tell(world, {
    type: `PAYMENT.PAYOUTSBATCH.${batch.status}`,
    resourceType: 'payouts',
    summary: `Payouts batch is now ${batch.status.toLowerCase()}`,
    subject: batch.id,
    resource: batchBody(world, batch, 1, 1),
  });
}

/** 400 with the way to the batch that took the number before. */
function requireFreeNumber(world: PaypalWorld, senderBatchId: string): void {
  const now = world.clock.now();
  const known = world.batches
    .all()
    .find((batch) => batch.senderBatchId === senderBatchId && now - batch.createdAt < BATCH_LIFE_MS);
  if (known === undefined) return;
  throw new PaypalFailure(
    400,
    [
      {
        field: '/sender_batch_header/sender_batch_id',
        value: senderBatchId,
        location: 'body',
        issue: 'DUPLICATE_SENDER_BATCH_ID',
        description: 'Batch with given sender_batch_id already exists.',
      },
    ],
    [{ href: `${world.base}/v1/payments/payouts/${known.id}`, rel: 'self', method: 'GET' }],
    'USER_BUSINESS_ERROR',
  );
}

/** Takes a batch in; a minute later it is paid. */
export function openBatch(world: PaypalWorld, request: BatchRequest): BatchDocument {
  const { sender_batch_header: header, items } = request;
  requireFreeNumber(world, header.sender_batch_id);
  const now = world.clock.now();
  const batch: BatchDocument = {
    id: capitals(13),
    senderBatchId: header.sender_batch_id,
    emailSubject: header.email_subject ?? null,
    emailMessage: header.email_message ?? null,
    createdAt: now,
    status: 'PENDING',
    completedAt: null,
  };
  const read = items.map((item, index): PayoutItemDocument => ({
    id: capitals(13),
    batchId: batch.id,
    senderItemId: item.sender_item_id ?? null,
    recipientType: recipientType(request, item, index),
    receiver: item.receiver,
    note: item.note ?? null,
    amount: readAmount(item.amount.currency, item.amount.value, `/items/${index}/amount`),
    status: 'PENDING',
    transactionId: null,
    fee: 0,
    processedAt: null,
  }));
  if (new Set(read.map(({ amount }) => amount.currency)).size > 1) {
    throw invalid([fault('INVALID_PARAMETER_VALUE', '/items')]);
  }
  world.batches.put(batch.id, batch);
  for (const item of read) world.items.put(item.id, item);
  world.scheduler.schedule(BATCH_TIMER, batch.id, now + MINUTE_MS);
  return batch;
}

/** The address of an account that has paid before, by its number. */
function emailOf(world: PaypalWorld, { recipientType: type, receiver }: PayoutItemDocument): string {
  if (type !== 'PAYPAL_ID') return receiver;
  const payers = world.orders.all().map((order) => payerOfOrder(order));
  return payers.find((payer) => payer !== null && payerIdOf(payer) === receiver)?.email ?? receiver;
}

const endingOf = (world: PaypalWorld, item: PayoutItemDocument): ItemStatus =>
  ENDINGS[/^([a-z]+)/.exec(emailOf(world, item))?.[1] ?? ''] ?? 'SUCCESS';

/** Pays a batch, all of it or, where the balance is short, nothing. */
export function payBatch(world: PaypalWorld, id: string): void {
  const batch = world.batches.get(id);
  if (batch?.status !== 'PENDING') return;
  const items = itemsOf(world, batch);
  const needed = items.reduce((total, { amount }) => total + amount.minor + ITEM_FEE, 0);
  const denied = needed > world.balance(items[0]?.amount.currency ?? '');
  batch.status = denied ? 'DENIED' : 'SUCCESS';
  batch.completedAt = world.clock.now();
  world.batches.put(id, batch);
  for (const item of items) settleItem(world, item, denied ? 'DENIED' : endingOf(world, item));
  tellBatch(world, batch);
}

/** Nobody came for the money: it goes back. */
export function returnItem(world: PaypalWorld, id: string): void {
  const item = world.items.get(id);
  if (item?.status === 'UNCLAIMED') settleItem(world, item, 'RETURNED');
}
