import Stripe from 'stripe';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Outcome, Reason } from '../ports/outcome.js';

const REASON_OF_CODE: Readonly<Record<string, Reason>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  balance_insufficient: 'insufficient_funds',
  charge_already_refunded: 'already_done',
  charge_disputed: 'disputed',
  insufficient_capabilities_for_transfer: 'account_not_ready',
  account_invalid: 'account_not_ready',
};

/** Of an answer without a code of Stripe's: ours, since the name of an exception says nothing to finance. */
const OWN_CODES = { key_reused: 'key_reused', config: 'provider_config', other: 'provider_refused' } as const;

/** Classifies Stripe's answer: not done, may be retried, or unknown. */
export async function outcomeOf<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'ok', value: await call() };
  } catch (error) {
    // A local error: nothing was sent.
    if (error instanceof DomainError) throw error;
    if (error instanceof Stripe.errors.StripeConnectionError) return { kind: 'unknown' };
    if (error instanceof Stripe.errors.StripeRateLimitError) return { kind: 'unavailable' };
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      return { kind: 'rejected', reason: 'key_reused', code: OWN_CODES.key_reused };
    }
    if (error instanceof Stripe.errors.StripeError) {
      const status = error.statusCode ?? 0;
      // A failure on their side may have come after the effect; a lock means that the first call is still running.
      if (status === 0 || status === 409 || status >= 500) return { kind: 'unknown' };
      const own = status === 401 ? 'config' : 'other';
      const { code = OWN_CODES[own] } = error;
      return { kind: 'rejected', reason: REASON_OF_CODE[code] ?? own, code };
    }
    // An answer that cannot be read (an HTML page, half a JSON) does not show the effect.
    return { kind: 'unknown' };
  }
}
