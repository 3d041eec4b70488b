import type { Dispute } from '../objects.js';

/** Every text or file that can be brought forward in a dispute. */
export const EVIDENCE_NAMES = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const satisfies readonly (keyof Dispute['evidence'])[];

type EvidenceName = (typeof EVIDENCE_NAMES)[number];

/** Evidence before anything was brought forward: every member is there and null. */
export function emptyEvidence(): Dispute['evidence'] {
  // The list names every member of the record, which the type of fromEntries cannot tell.
  const nothing = Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, null])) as Record<EvidenceName, null>;
  return { ...nothing, enhanced_evidence: {} };
}
