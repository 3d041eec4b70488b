/**
 * The codes of errors that this Stripe answers with; each is one of Stripe's own. What Stripe refuses without a code is
 * refused here without a code too, so that nobody can branch on one that does not exist.
 */
export const ERROR_CODES = [
  'account_invalid',
  'amount_too_large',
  'amount_too_small',
  'authentication_required',
  'balance_insufficient',
  'bank_account_exists',
  'card_declined',
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'country_code_invalid',
  'email_invalid',
  'expired_card',
  'idempotency_key_in_use',
  'incorrect_cvc',
  'insufficient_capabilities_for_transfer',
  'parameter_invalid_integer',
  'parameter_missing',
  'parameter_unknown',
  'parameters_exclusive',
  'payment_intent_authentication_failure',
  'payment_intent_unexpected_state',
  'processing_error',
  'rate_limit',
  'resource_missing',
  'url_invalid',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
