import type { CaptureDocument, DisputeDocument } from '../documents.js';
import { money } from '../money.js';
import { instantOf, type PaypalWorld } from '../world.js';

const STATES: Readonly<Record<DisputeDocument['status'], string>> = {
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
};

/** The state by which a list of disputes can be asked for. */
export const stateOf = ({ status }: DisputeDocument): string => STATES[status];

const linksOf = (world: PaypalWorld, dispute: DisputeDocument, acts: boolean): object[] => {
  const self = `${world.base}/v1/customer/disputes/${dispute.id}`;
  return [
    { href: self, rel: 'self', method: 'GET' },
    ...(acts && dispute.status === 'WAITING_FOR_SELLER_RESPONSE'
      ? [
          { href: `${self}/accept-claim`, rel: 'accept_claim', method: 'POST' },
          { href: `${self}/provide-evidence`, rel: 'provide_evidence', method: 'POST' },
        ]
      : []),
  ];
};

/** A dispute in a list. */
export const disputeSummary = (world: PaypalWorld, dispute: DisputeDocument, acts = false) => ({
  dispute_id: dispute.id,
  create_time: instantOf(dispute.createdAt),
  update_time: instantOf(dispute.updatedAt),
  reason: dispute.reason,
  status: dispute.status,
  dispute_state: stateOf(dispute),
  dispute_amount: money(dispute.amount),
  dispute_life_cycle_stage: dispute.stage,
  dispute_channel: dispute.stage === 'CHARGEBACK' ? 'EXTERNAL' : 'INTERNAL',
  ...(dispute.status === 'WAITING_FOR_SELLER_RESPONSE' ? { seller_response_due_date: instantOf(dispute.dueAt) } : {}),
  links: linksOf(world, dispute, acts),
});

function transactionOf(world: PaypalWorld, capture: CaptureDocument | undefined): object {
  if (capture === undefined) return {};
  return {
    seller_transaction_id: capture.id,
    create_time: instantOf(capture.createdAt),
    transaction_status: capture.status,
    gross_amount: money(capture.amount),
    ...(capture.invoiceId === null ? {} : { invoice_number: capture.invoiceId }),
    ...(capture.customId === null ? {} : { custom: capture.customId }),
    seller: { merchant_id: 'SANDBOXMERCH1' },
    buyer: { name: 'Ines Okafor' },
  };
}

/** What the dispute did to the merchant's balance. */
function movementsOf(world: PaypalWorld, { id, reversalId }: DisputeDocument): object[] {
  return world.movements
    .all()
    .filter(({ subject }) => subject === id || subject === reversalId)
    .map(({ kind, currency, minor, at }) => ({
      affected_party: 'SELLER',
      amount: money({ currency, minor: Math.abs(minor) }),
      initiated_time: instantOf(at),
      type: minor < 0 ? 'DEBIT' : 'CREDIT',
      reason: kind === 'dispute_fee' ? 'CHARGEBACK_FEE' : 'DISPUTE_SETTLEMENT',
    }));
}

/** A dispute as PayPal shows it. */
export const disputeBody = (world: PaypalWorld, dispute: DisputeDocument) => ({
  ...disputeSummary(world, dispute, true),
  disputed_transactions: [transactionOf(world, world.captures.get(dispute.captureId))],
  ...(dispute.outcome === null
    ? {}
    : {
        dispute_outcome: {
          outcome_code: dispute.outcome,
          ...(dispute.outcome === 'RESOLVED_SELLER_FAVOUR' ? {} : { amount_refunded: money(dispute.amount) }),
        },
      }),
  ...(dispute.evidences.length === 0
    ? {}
    : {
        evidences: dispute.evidences.map(({ type, notes, documents, at }) => ({
          evidence_type: type,
          ...(notes === null ? {} : { notes }),
          documents: documents.map((name) => ({ name })),
          source: 'SUBMITTED_BY_SELLER',
          date: instantOf(at),
        })),
      }),
  money_movements: movementsOf(world, dispute),
});
