import { newId } from '../core/identifiers.js';
import { DISPUTE_FEE, recordMovement } from './balance.js';
import { idOf, type Dispute } from './objects.js';
import type { StripeWorld } from './world.js';

const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;
/** How long a platform may answer, and how long the bank then takes. */
const EVIDENCE_DAYS = 7;
const REVIEW_DAYS = 2;
export const DISPUTE_DUE_TIMER = 'stripe.dispute.due';
export const DISPUTE_REVIEW_TIMER = 'stripe.dispute.review';

const OPEN: readonly string[] = ['needs_response', 'under_review'];

/** Evidence with which the bank decides for the platform, as in Stripe's own test mode. */
export const WINNING_EVIDENCE = 'winning_evidence';

const emptyEvidence = (): Dispute['evidence'] =>
  // All members are optional texts but `enhanced_evidence`, which is empty outside of card network programmes.
  ({ enhanced_evidence: {}, uncategorized_text: null }) as Dispute['evidence'];

/** The payer goes to the bank: the amount and a fee leave the balance at once. */
export function openDispute(world: StripeWorld, chargeId: string): Dispute | undefined {
  const charge = world.charges.find(chargeId);
  const amount = charge ? charge.amount - charge.amount_refunded : 0;
  if (!charge || charge.disputed || charge.status !== 'succeeded' || amount === 0) return undefined;
  const created = world.clock.seconds();
  const id = newId('du');
  const movement = recordMovement(world, {
    account: null,
    amount: -amount,
    currency: charge.currency,
    fee: DISPUTE_FEE,
    feeDescription: 'Dispute fee',
    type: 'adjustment',
    reportingCategory: 'dispute',
    source: id,
  });
  const dispute = world.disputes.insert({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [movement],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(),
    evidence_details: {
      due_by: created + EVIDENCE_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  charge.disputed = true;
  world.charges.save(charge);
  world.scheduler.schedule(DISPUTE_DUE_TIMER, id, world.clock.now() + EVIDENCE_DAYS * DAY_MS);
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  // A returned bank debit cannot be contested.
  if (charge.payment_method_details?.type === 'us_bank_account') closeDispute(world, dispute, 'lost');
  return dispute;
}

/** Hands the evidence to the bank, which decides some days later. */
export function submitEvidence(world: StripeWorld, dispute: Dispute): void {
  dispute.status = 'under_review';
  dispute.evidence_details.submission_count += 1;
  world.disputes.save(dispute);
  world.scheduler.cancel(DISPUTE_DUE_TIMER, dispute.id);
  world.scheduler.schedule(DISPUTE_REVIEW_TIMER, dispute.id, world.clock.now() + REVIEW_DAYS * DAY_MS);
  world.emit('charge.dispute.updated', dispute);
}

/** The bank's decision on what was submitted. */
export function reviewDispute(world: StripeWorld, id: string): void {
  const dispute = world.disputes.find(id);
  if (!dispute || dispute.status !== 'under_review') return;
  closeDispute(world, dispute, dispute.evidence.uncategorized_text === WINNING_EVIDENCE ? 'won' : 'lost');
}

/** Nobody answered in time. */
export function expireDispute(world: StripeWorld, id: string): void {
  const dispute = world.disputes.find(id);
  if (dispute?.status === 'needs_response') closeDispute(world, dispute, 'lost');
}

/** Ends a dispute; when it is won, amount and fee come back. */
export function closeDispute(world: StripeWorld, dispute: Dispute, status: 'won' | 'lost'): void {
  if (!OPEN.includes(dispute.status)) return;
  dispute.status = status;
  world.scheduler.cancel(DISPUTE_DUE_TIMER, dispute.id);
  world.scheduler.cancel(DISPUTE_REVIEW_TIMER, dispute.id);
  const charge = world.charges.find(idOf(dispute.charge));
  if (status === 'won') {
    dispute.balance_transactions.push(
      recordMovement(world, {
        account: null,
        amount: dispute.amount,
        currency: dispute.currency,
        fee: -DISPUTE_FEE,
        feeDescription: 'Dispute fee given back',
        type: 'adjustment',
        reportingCategory: 'dispute_reversal',
        source: dispute.id,
      }),
    );
    if (charge) {
      charge.disputed = false;
      world.charges.save(charge);
    }
  }
  world.disputes.save(dispute);
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', dispute);
  world.emit('charge.dispute.closed', dispute);
}
