/** Decline codes of the card's bank (Stripe's list) that have a sentence of their own; all others share one. */
const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  amount_too_large: 'limit',
  expired_card: 'expired',
  incorrect_cvc: 'details',
  invalid_cvc: 'details',
  incorrect_number: 'details',
  invalid_number: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
  incorrect_zip: 'details',
  authentication_required: 'authentication',
  authentication_not_handled: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  currency_not_supported: 'unsupported',
  card_not_supported: 'unsupported',
  processing_error: 'technical',
  issuer_not_available: 'technical',
  try_again_later: 'technical',
};

/**
 * The key of the sentence that says why a card payment failed. A lost or stolen card reads as any other that the bank
 * declined: whoever holds it is not told. Null: nobody tried to pay, or the page ran out of time.
 */
export const declineWord = (failureCode: string | null | undefined): string =>
  failureCode ? (WORDS[failureCode] ?? 'declined') : 'unpaid';
