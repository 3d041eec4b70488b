import Stripe from 'stripe';
import { outcomeOf } from './stripe-outcome.js';

type Raw = ConstructorParameters<typeof Stripe.errors.StripeInvalidRequestError>[0];

describe('what an answer of Stripe means', () => {
  const ended = (error: Error) => outcomeOf(() => Promise.reject(error));
  const invalid = (more: Partial<Raw> = {}): Raw => ({ type: 'invalid_request_error', statusCode: 400, ...more });

  it('has the code of Stripe where it gives one, and ours where it gives none', async () => {
    const { StripeInvalidRequestError, StripeAuthenticationError, StripeIdempotencyError } = Stripe.errors;
    expect(await ended(new StripeInvalidRequestError(invalid({ code: 'charge_already_refunded' })))).toEqual({
      kind: 'rejected',
      reason: 'already_done',
      code: 'charge_already_refunded',
    });
    expect(await ended(new StripeInvalidRequestError(invalid()))).toEqual({
      kind: 'rejected',
      reason: 'other',
      code: 'provider_refused',
    });
    expect(await ended(new StripeAuthenticationError(invalid({ statusCode: 401 })))).toEqual({
      kind: 'rejected',
      reason: 'config',
      code: 'provider_config',
    });
    expect(await ended(new StripeIdempotencyError(invalid({ type: 'idempotency_error' })))).toEqual({
      kind: 'rejected',
      reason: 'key_reused',
      code: 'key_reused',
    });
  });
});
