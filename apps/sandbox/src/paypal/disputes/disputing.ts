import type { CaptureDocument, DisputeDocument, EvidenceDocument } from '../documents.js';
import { addRefund, restate, tellRefund } from '../payments/refunding.js';
import { refundedOf } from '../payments/refund-body.js';
import { keepCapture } from '../payments/captures.js';
import { tell } from '../webhooks/events.js';
import { capitals, type PaypalWorld } from '../world.js';
import { disputeBody } from './body.js';

export const DISPUTE_TIMER = 'paypal.dispute';
const DAY_MS = 86_400_000;
/** So long the merchant may answer, and PayPal then looks at the answer. */
const ANSWER_DAYS = 10;
const REVIEW_DAYS = 7;
/** What a chargeback costs that the merchant loses, in minor units. */
const CHARGEBACK_FEE = 2000;
const WINNING = 'winning_evidence';

export const REASONS = [
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
  'CREDIT_NOT_PROCESSED',
  'DUPLICATE_TRANSACTION',
  'INCORRECT_AMOUNT',
  'OTHER',
];
export const STAGES = ['INQUIRY', 'CHARGEBACK'] as const;

export interface DisputeTerms {
  readonly reason?: string;
  readonly stage?: DisputeDocument['stage'];
  /** In minor units; what is left of the payment when it is left out. */
  readonly minor?: number;
}

type Event = 'CREATED' | 'UPDATED' | 'RESOLVED';
const WORDS: Readonly<Record<Event, string>> = {
  CREATED: 'A new dispute opened with Case',
  UPDATED: 'A dispute was updated with Case',
  RESOLVED: 'A dispute was resolved with Case',
};

function keep(world: PaypalWorld, dispute: DisputeDocument, event: Event): void {
  dispute.updatedAt = world.clock.now();
  world.disputes.put(dispute.id, dispute);
  tell(world, {
    type: `CUSTOMER.DISPUTE.${event}`,
    resourceType: 'dispute',
    summary: `${WORDS[event]} # ${dispute.id}`,
    subject: dispute.id,
    resource: disputeBody(world, dispute),
  });
}

/** The payer asks for the money back. It is held until somebody has decided; undefined when nothing can be disputed. */
export function openDispute(
  world: PaypalWorld,
  capture: CaptureDocument,
  terms: DisputeTerms,
): DisputeDocument | undefined {
  const { currency } = capture.amount;
  const left = capture.fee === null ? 0 : capture.amount.minor - refundedOf(world, capture.id);
  const minor = terms.minor ?? left;
  const isOpen = world.disputes.all().some((known) => known.captureId === capture.id && known.status !== 'RESOLVED');
  if (minor < 1 || minor > left || isOpen) return undefined;
  const now = world.clock.now();
  const stage = terms.stage ?? 'INQUIRY';
  const dispute: DisputeDocument = {
    id: `PP-D-${capitals(9)}`,
    captureId: capture.id,
    amount: { currency, minor },
    reason: terms.reason ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    stage,
    createdAt: now,
    dueAt: now + ANSWER_DAYS * DAY_MS,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    outcome: null,
    evidences: [],
    reversalId: null,
    fee: 0,
    updatedAt: now,
  };
  capture.reason = stage === 'CHARGEBACK' ? 'CHARGEBACK' : 'BUYER_COMPLAINT';
  keepCapture(world, capture);
  world.move('dispute_hold', dispute.id, currency, -minor);
  world.scheduler.schedule(DISPUTE_TIMER, dispute.id, dispute.dueAt);
  keep(world, dispute, 'CREATED');
  return dispute;
}

/** The merchant answers; PayPal looks at it. */
export function provideEvidence(world: PaypalWorld, dispute: DisputeDocument, evidences: EvidenceDocument[]): void {
  dispute.evidences.push(...evidences);
  dispute.status = 'UNDER_REVIEW';
  world.scheduler.schedule(DISPUTE_TIMER, dispute.id, world.clock.now() + REVIEW_DAYS * DAY_MS);
  keep(world, dispute, 'UPDATED');
}

/** Ends a dispute; false when it has ended before. */
export function resolveDispute(
  world: PaypalWorld,
  dispute: DisputeDocument,
  outcome: NonNullable<DisputeDocument['outcome']>,
): boolean {
  if (dispute.status === 'RESOLVED') return false;
  const { id, captureId, amount, stage } = dispute;
  const capture = world.captures.get(captureId);
  const won = outcome === 'RESOLVED_SELLER_FAVOUR';
  world.scheduler.cancel(DISPUTE_TIMER, id);
  dispute.status = 'RESOLVED';
  dispute.outcome = outcome;
  world.move('dispute_back', id, amount.currency, amount.minor);
  if (won) {
    if (capture !== undefined) capture.reason = null;
  } else if (stage === 'CHARGEBACK') {
    dispute.fee = CHARGEBACK_FEE;
    world.move('dispute_fee', id, amount.currency, -CHARGEBACK_FEE);
  }
  const reversal = won ? null : addRefund(world, { captureId, kind: 'reversal', amount, status: 'COMPLETED' });
  if (reversal !== null) {
    dispute.reversalId = reversal.id;
    world.move('reversal', reversal.id, amount.currency, -amount.minor);
  }
  if (capture !== undefined) restate(world, capture);
  if (reversal !== null) tellRefund(world, reversal);
  keep(world, dispute, 'RESOLVED');
  return true;
}

/** Time is up: who did not answer loses, and who did wins with the right words. */
export function endDispute(world: PaypalWorld, id: string): void {
  const dispute = world.disputes.get(id);
  if (dispute === undefined) return;
  const won = dispute.evidences.some(({ notes }) => notes?.includes(WINNING));
  resolveDispute(world, dispute, won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR');
}
