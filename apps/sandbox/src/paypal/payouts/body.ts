import type { BatchDocument, PayoutItemDocument } from '../documents.js';
import { decimal, type Amount } from '../money.js';
import { instantOf, type PaypalWorld } from '../world.js';

const money = (amount: Amount): object => ({ currency: amount.currency, value: decimal(amount) });

const ERRORS: Readonly<Partial<Record<PayoutItemDocument['status'], readonly [name: string, message: string]>>> = {
  FAILED: ['RECEIVER_ACCOUNT_LOCKED', 'The receiver cannot receive payments.'],
  UNCLAIMED: ['RECEIVER_UNREGISTERED', 'Receiver is unregistered.'],
  ONHOLD: ['PENDING_RECIPIENT_NON_HOLDING_CURRENCY_PAYMENT_PREFERENCE', 'The payment waits for the receiver.'],
  BLOCKED: ['RISK_DECLINE', 'Payment was declined due to risk.'],
  DENIED: ['INSUFFICIENT_FUNDS', 'Sender does not have sufficient funds. Please add funds and retry.'],
};

/** One payout as PayPal shows it. */
export function itemBody(world: PaypalWorld, item: PayoutItemDocument): object {
  const batch = world.batches.get(item.batchId);
  const error = ERRORS[item.status];
  return {
    payout_item_id: item.id,
    ...(item.transactionId === null ? {} : { transaction_id: item.transactionId }),
    transaction_status: item.status,
    payout_item_fee: money({ currency: item.amount.currency, minor: item.fee }),
    payout_batch_id: item.batchId,
    sender_batch_id: batch?.senderBatchId ?? '',
    payout_item: {
      recipient_type: item.recipientType,
      amount: money(item.amount),
      receiver: item.receiver,
      ...(item.note === null ? {} : { note: item.note }),
      ...(item.senderItemId === null ? {} : { sender_item_id: item.senderItemId }),
    },
    ...(item.processedAt === null ? {} : { time_processed: instantOf(item.processedAt) }),
    ...(error === undefined ? {} : { errors: { name: error[0], message: error[1] } }),
    links: [
      { href: `${world.base}/v1/payments/payouts-item/${item.id}`, rel: 'item', method: 'GET' },
      { href: `${world.base}/v1/payments/payouts/${item.batchId}`, rel: 'batch', method: 'GET' },
    ],
  };
}

export const itemsOf = (world: PaypalWorld, batch: BatchDocument): PayoutItemDocument[] =>
  world.items.all().filter(({ batchId }) => batchId === batch.id);

const sum = (items: readonly PayoutItemDocument[], of: (item: PayoutItemDocument) => number): Amount => ({
  currency: items[0]?.amount.currency ?? 'USD',
  minor: items.reduce((total, item) => total + of(item), 0),
});

/** The answer to a new batch: its head alone. */
export const batchHead = (world: PaypalWorld, batch: BatchDocument): object => ({
  batch_header: {
    payout_batch_id: batch.id,
    batch_status: batch.status,
    sender_batch_header: senderHeader(batch),
  },
  links: [{ href: `${world.base}/v1/payments/payouts/${batch.id}`, rel: 'self', method: 'GET' }],
});

const senderHeader = ({ senderBatchId, emailSubject, emailMessage }: BatchDocument): object => ({
  sender_batch_id: senderBatchId,
  ...(emailSubject === null ? {} : { email_subject: emailSubject }),
  ...(emailMessage === null ? {} : { email_message: emailMessage }),
});

/** A batch with one page of its payouts. */
export function batchBody(world: PaypalWorld, batch: BatchDocument, page: number, size: number): object {
  const items = itemsOf(world, batch);
  return {
    total_items: items.length,
    total_pages: Math.ceil(items.length / size),
    batch_header: {
      payout_batch_id: batch.id,
      batch_status: batch.status,
      time_created: instantOf(batch.createdAt),
      ...(batch.completedAt === null ? {} : { time_completed: instantOf(batch.completedAt) }),
      sender_batch_header: senderHeader(batch),
      amount: money(sum(items, ({ amount }) => amount.minor)),
      fees: money(sum(items, ({ fee }) => fee)),
    },
    items: items.slice((page - 1) * size, page * size).map((item) => itemBody(world, item)),
    links: [{ href: `${world.base}/v1/payments/payouts/${batch.id}`, rel: 'self', method: 'GET' }],
  };
}
