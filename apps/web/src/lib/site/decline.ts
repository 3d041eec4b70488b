type Reason =
  | 'bankFunds'
  | 'bankRefused'
  | 'funds'
  | 'limit'
  | 'expired'
  | 'details'
  | 'authentication'
  | 'unsupported'
  | 'technical';

/** Decline codes of the card's bank (Stripe's list) that have a sentence of their own; all others share one. */
const WORDS: Readonly<Record<string, Reason>> = {
  R01: 'bankFunds',
  R09: 'bankFunds',
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
  // Result codes of the provider of second wallets.
  101104: 'limit',
  101112: 'limit',
  101115: 'limit',
  101105: 'expired',
  101301: 'authentication',
  101302: 'authentication',
  101303: 'authentication',
  101304: 'authentication',
  processing_error: 'technical',
  issuer_not_available: 'technical',
  try_again_later: 'technical',
};

/**
 * The key of the sentence that explains why a card payment failed. A lost or stolen card reads as any that the bank
 * declined: the holder is not informed. Null: no attempt was made, or the page expired.
 */
export const declineWord = (failureCode: string | null | undefined): Reason | 'declined' | 'unpaid' =>
  failureCode ? (WORDS[failureCode] ?? (isBankReturn(failureCode) ? 'bankRefused' : 'declined')) : 'unpaid';

/** Whether it is a return code of the bank network, and no card's. */
export const isBankReturn = (failureCode: string | null): boolean => /^R\d\d$/.test(failureCode ?? '');

const PAYOUT_WORDS: Readonly<Record<string, 'account'>> = {
  account_not_ready: 'account',
  account_invalid: 'account',
  insufficient_capabilities_for_transfer: 'account',
  transfers_not_allowed: 'account',
};

/** The key of the sentence for a payout that the provider refused, by its code; null for a reason that a person wrote. */
export const payoutFailureWord = (reason: string): 'account' | 'other' | null =>
  PAYOUT_WORDS[reason] ?? (/^[a-z]+(_[a-z]+)+$/.test(reason) ? 'other' : null);
