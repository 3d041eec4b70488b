import type { PaymentIntent } from './objects.js';

export interface FailureDetail {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: PaymentIntent;
}

/**
 * An answer other than success, as Stripe words it. `executed` tells whether the operation had begun: only then is the
 * answer kept under its idempotency key.
 */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly detail: FailureDetail,
    readonly executed = false,
  ) {
    super(detail.message);
  }

  get body(): { error: FailureDetail & { doc_url?: string } } {
    const { code } = this.detail;
    return {
      error: code
        ? { ...this.detail, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
        : this.detail,
    };
  }
}

/** A parameter is missing, unknown or unusable. */
export const invalidParameter = (param: string, message: string, code?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) });

/** The operation began and the state of things forbids it. */
export const refused = (code: string, message: string, param?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', code, message, ...(param ? { param } : {}) }, true);

export const missing = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
