import type { PaymentIntent } from '../objects.js';
import type { ErrorCode } from '../rules/codes.js';

export interface FailureDetail {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: ErrorCode;
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

  /** The answer to the request `requestId`. */
  bodyFor(requestId: string): { error: FailureDetail & { doc_url?: string; request_log_url: string } } {
    const { code } = this.detail;
    return {
      error: {
        ...this.detail,
        ...(code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    };
  }
}

/** A parameter is missing, unknown or unusable. */
export const invalidParameter = (param: string, message: string, code?: ErrorCode): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) });

/** The operation began and the state of things forbids it; for most of it Stripe has no code. */
export const refused = (code: ErrorCode | null, message: string, param?: string): StripeFailure =>
  new StripeFailure(
    400,
    { type: 'invalid_request_error', ...(code ? { code } : {}), message, ...(param ? { param } : {}) },
    true,
  );

/** The platform has no access to an account: it is gone, was never there, or took the access back. */
export const noAccess = (account: string): StripeFailure =>
  new StripeFailure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  });

export const missing = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
