/** Reasons that have words of their own in the letter. */
const WORDED = [
  'bank_cannot_process',
  'check_returned',
  'credit_not_processed',
  'debit_not_authorized',
  'duplicate',
  'fraudulent',
  'incorrect_account_details',
  'incorrect_amount',
  'insufficient_funds',
  'noncompliant',
  'paid_otherwise',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unauthorised',
  'unrecognized',
] as const;

/** The same reasons as other networks and providers write them. */
const OTHER_CODES: Readonly<Record<string, (typeof WORDED)[number]>> = {
  canceled_recurring_billing: 'subscription_canceled',
  customer_initiated: 'debit_not_authorized',
  duplicate_transaction: 'duplicate',
  merchandise_or_service_not_as_described: 'product_unacceptable',
  merchandise_or_service_not_received: 'product_not_received',
  payment_by_other_means: 'paid_otherwise',
  // Returns by which a payer tells the bank that a debit was not authorised (Nacha Operating Rules, appendix 4).
  r05: 'debit_not_authorized',
  r07: 'debit_not_authorized',
  r08: 'debit_not_authorized',
  r10: 'debit_not_authorized',
  r11: 'debit_not_authorized',
  r29: 'debit_not_authorized',
  r51: 'debit_not_authorized',
  r01: 'insufficient_funds',
  r09: 'insufficient_funds',
};

/** The key of the words for a provider's code of a bank's reason; of all others it is that there is no particular one. */
export function disputeReason(code: string): (typeof WORDED)[number] | 'general' {
  const small = code.toLowerCase();
  return WORDED.find((word) => word === small) ?? OTHER_CODES[small] ?? 'general';
}
