import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropConnection, hold, sendErrorPage } from '../../core/connection.js';
import type { Fault } from '../../core/faults.js';
import { StripeFailure } from './failure.js';

/** Stripe keeps it under the key of the call like any other answer. */
export const unknownError = (): StripeFailure =>
  new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' }, true);

/** What a fault does before the operation runs or its kept answer is repeated. `answered`: the call ends here. */
export async function beforeOperation(
  fault: Fault | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  replayed: boolean,
): Promise<'run' | 'answered'> {
  switch (fault?.effect) {
    case 'decline':
      if (replayed) return 'run';
      throw new StripeFailure(
        402,
        {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        },
        true,
      );
    case 'http_500':
      throw unknownError();
    case 'http_429':
      throw new StripeFailure(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message:
          'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
      });
    case 'latency':
      await hold(request, fault.latencyMs);
      return 'run';
    case 'timeout_before_commit':
      await hold(request, fault.latencyMs);
      dropConnection(request, reply);
      return 'answered';
    case 'html_error_page':
      await sendErrorPage(reply);
      return 'answered';
    default:
      return 'run';
  }
}

/** What a fault does once the operation is done and kept. */
export async function afterOperation(
  fault: Fault | undefined,
  body: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<'send' | 'answered'> {
  if (fault?.effect === 'commit_then_drop') {
    dropConnection(request, reply);
    return 'answered';
  }
  if (fault?.effect === 'malformed_json') {
    await reply.type('application/json').send(body.slice(0, Math.floor(body.length / 2)));
    return 'answered';
  }
  return 'send';
}
