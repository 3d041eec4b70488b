import { newId } from '../../core/identifiers.js';
import { DISPUTE_FEE, recordMovement } from './balance.js';
import { idOf, type Charge, type Dispute } from '../objects.js';
import { refreshWarnings } from '../platform/fraud-warnings.js';
import { failWaitingRefunds } from './refunding.js';
import { emptyEvidence } from '../rules/evidence.js';
import { settleCharge } from './settling.js';
import type { StripeWorld } from '../world.js';

const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;
/** How long a platform may answer, and how long the bank then takes. */
const EVIDENCE_DAYS = 7;
const REVIEW_DAYS = 2;
export const DISPUTE_DUE_TIMER = 'stripe.dispute.due';
export const DISPUTE_REVIEW_TIMER = 'stripe.dispute.review';

const OPEN: readonly string[] = ['needs_response', 'under_review'];
const isInquiry = (dispute: Dispute): boolean => dispute.status.startsWith('warning_');

/** Evidence with which the bank decides for the platform, as in Stripe's own test mode. */
export const WINNING_EVIDENCE = 'winning_evidence';

export interface DisputeTerms {
  readonly reason?: Dispute['reason'];
  /** Minor units; what was not refunded when left out. */
  readonly amount?: number;
  /** The bank only asks: no money moves (yet). */
  readonly inquiry?: boolean;
}

/** The amount and the fee leave the balance at once, whatever else the balance is needed for. */
function withdraw(world: StripeWorld, id: string, charge: Charge, amount: number): Dispute['balance_transactions'] {
  settleCharge(world, charge);
  charge.disputed = true;
  world.charges.save(charge);
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
  return [movement];
}

const DECIDED: readonly Dispute['status'][] = ['won', 'lost', 'warning_closed'];

/** What the payer's bank may still take of a charge: none while it decides on a part, and no part twice. */
function disputable(world: StripeWorld, charge: Charge): number {
  const disputes = charge.disputed ? world.disputes.list(null).filter((dispute) => dispute.charge === charge.id) : [];
  if (disputes.some(({ status }) => !DECIDED.includes(status))) return 0;
  const lost = disputes.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0);
  return charge.amount - charge.amount_refunded - lost;
}

/** The payer goes to the bank. Undefined when the charge is not there, did not succeed, or nothing of it is left. */
export function openDispute(world: StripeWorld, chargeId: string, terms: DisputeTerms = {}): Dispute | undefined {
  const charge = world.charges.find(chargeId);
  if (!charge || charge.status !== 'succeeded' || charge.payment_intent === null) return undefined;
  // A refund that waits for money does not stop the bank: it fails.
  if (!terms.inquiry) failWaitingRefunds(world, charge);
  const left = disputable(world, charge);
  const amount = terms.amount ?? left;
  if (amount < 1 || amount > left) return undefined;
  const created = world.clock.seconds();
  const id = newId('du');
  const dispute = world.disputes.insert({
    id,
    object: 'dispute',
    amount,
    balance_transactions: terms.inquiry ? [] : withdraw(world, id, charge, amount),
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
    is_charge_refundable: terms.inquiry ?? false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: terms.reason ?? 'fraudulent',
    status: terms.inquiry ? 'warning_needs_response' : 'needs_response',
  });
  world.scheduler.schedule(DISPUTE_DUE_TIMER, id, world.clock.now() + EVIDENCE_DAYS * DAY_MS);
  world.emit('charge.dispute.created', dispute);
  if (!terms.inquiry) world.emit('charge.dispute.funds_withdrawn', dispute);
  refreshWarnings(world, charge);
  // A returned bank debit cannot be contested.
  if (charge.payment_method_details?.type === 'us_bank_account') closeDispute(world, dispute, 'lost');
  return dispute;
}

/** Hands the evidence to the bank, which decides some days later. */
export function submitEvidence(world: StripeWorld, dispute: Dispute): void {
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  dispute.evidence_details.submission_count += 1;
  world.disputes.save(dispute);
  world.scheduler.cancel(DISPUTE_DUE_TIMER, dispute.id);
  world.scheduler.schedule(DISPUTE_REVIEW_TIMER, dispute.id, world.clock.now() + REVIEW_DAYS * DAY_MS);
  world.emit('charge.dispute.updated', dispute);
}

/** The bank's decision on what was submitted. */
export function reviewDispute(world: StripeWorld, id: string): void {
  const dispute = world.disputes.find(id);
  if (!dispute) return;
  if (isInquiry(dispute)) closeInquiry(world, dispute);
  else if (dispute.status === 'under_review') {
    closeDispute(world, dispute, dispute.evidence.uncategorized_text === WINNING_EVIDENCE ? 'won' : 'lost');
  }
}

/** Nobody answered in time. */
export function expireDispute(world: StripeWorld, id: string): void {
  const dispute = world.disputes.find(id);
  if (!dispute) return;
  if (isInquiry(dispute)) closeInquiry(world, dispute);
  else if (dispute.status === 'needs_response') closeDispute(world, dispute, 'lost');
}

function closeInquiry(world: StripeWorld, dispute: Dispute): void {
  if (dispute.status === 'warning_closed') return;
  dispute.status = 'warning_closed';
  world.disputes.save(dispute);
  world.emit('charge.dispute.closed', dispute);
}

/** Ends a dispute; when it is won, amount and fee come back. Returns whether it was open. */
export function closeDispute(world: StripeWorld, dispute: Dispute, status: 'won' | 'lost'): boolean {
  if (!OPEN.includes(dispute.status)) return false;
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
  return true;
}
