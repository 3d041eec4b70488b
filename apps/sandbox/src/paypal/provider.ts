import type { FastifyInstance } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import { pathParameter } from '../core/path-parameter.js';
import { refusal, registerOperations } from './api/api.js';
import { PaypalFailure } from './api/failure.js';
import { registerOauth } from './api/oauth.js';
import type { Operation } from './api/operation.js';
import { DISPUTE_OPERATIONS } from './disputes/operations.js';
import { DISPUTE_TIMER, endDispute } from './disputes/disputing.js';
import { ORDER_OPERATIONS } from './orders/operations.js';
import { expireOrder, ORDER_TIMER } from './orders/approving.js';
import { registerApprovalPages } from './pages/approval.js';
import { decideCapture, ECHECK_TIMER } from './payments/captures.js';
import { PAYMENT_OPERATIONS } from './payments/operations.js';
import { PAYOUT_OPERATIONS } from './payouts/operations.js';
import { BATCH_TIMER, payBatch, returnItem, UNCLAIMED_TIMER } from './payouts/paying-out.js';
import { REPORT_OPERATIONS } from './reporting/operations.js';
import { WEBHOOK_OPERATIONS } from './webhooks/operations.js';
import type { PaypalWorld } from './world.js';

/** Every call that this PayPal knows; faults are ordered by their names. */
export const PAYPAL_OPERATIONS: readonly Operation[] = [
  ...ORDER_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...PAYOUT_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...DISPUTE_OPERATIONS,
  ...REPORT_OPERATIONS,
];

/** What falls due on the clock. */
function registerTimers(world: PaypalWorld): void {
  const { scheduler } = world;
  scheduler.on(ORDER_TIMER, (id) => expireOrder(world, id));
  scheduler.on(ECHECK_TIMER, (id) => {
    const capture = world.captures.get(id);
    if (capture !== undefined) decideCapture(world, capture, true);
  });
  scheduler.on(DISPUTE_TIMER, (id) => endDispute(world, id));
  scheduler.on(BATCH_TIMER, (id) => payBatch(world, id));
  scheduler.on(UNCLAIMED_TIMER, (id) => returnItem(world, id));
}

/** The status that a request deserves which the listener itself refuses. */
const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status === 415 || status === 400 ? status : 500;
};

/** Bodies reach the operations as they came: a signature is of bytes, and an empty body is none. */
function takeBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Puts PayPal's API and its hosted page under `/paypal` of a listener. */
export function registerPaypal(app: FastifyInstance, world: PaypalWorld, faults: FaultBook): void {
  registerTimers(world);
  void app.register(
    async (scope) => {
      takeBodies(scope);
      const refuse = (failure: PaypalFailure): ReturnType<typeof refusal> => refusal(failure);
      scope.setErrorHandler((error, _request, reply) => {
        const { status, body, headers = {} } = refuse(new PaypalFailure(statusOf(error)));
        if (status === 500) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        return reply.status(status).type('application/json').headers(headers).send(body);
      });
      scope.setNotFoundHandler((_request, reply) => {
        const { status, body, headers = {} } = refuse(new PaypalFailure(404));
        return reply.status(status).type('application/json').headers(headers).send(body);
      });
      registerOauth(scope, world, faults);
      registerOperations(scope, { world, faults, operations: PAYPAL_OPERATIONS });
      scope.get('/v1/notifications/certs/:id', async (request, reply) => {
        const certificate = world.certificates.find(pathParameter(request.params, 'id'));
        if (certificate === undefined) return reply.callNotFound();
        return reply.type('application/x-pem-file').send(certificate.certificate);
      });
      registerApprovalPages(scope, world);
    },
    { prefix: '/paypal' },
  );
}
