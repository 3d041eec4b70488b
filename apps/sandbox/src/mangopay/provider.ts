import type { FastifyInstance } from 'fastify';
import type { FaultBook } from '../core/faults.js';
import { READ_RESPONSE, refusal, registerOperations } from './api/api.js';
import { MangopayFailure, notFound } from './api/failure.js';
import { registerOauth } from './api/oauth.js';
import type { Operation } from './api/operation.js';
import { EVENT_OPERATIONS } from './hooks/events.js';
import { HOOK_OPERATIONS } from './hooks/operations.js';
import { openHooks } from './hooks/telling.js';
import { CARD_TIMER, leaveCard, PAY_IN_OPERATIONS } from './money/pay-ins.js';
import { BOUNCE_TIMER, bouncePayOut, PAY_OUT_OPERATIONS, PAY_OUT_TIMER, settlePayOut } from './money/pay-outs.js';
import { REFUND_OPERATIONS, TRANSFER_OPERATIONS } from './money/refunds.js';
import { registerCardPages } from './pages/card.js';
import { ACCOUNT_OPERATIONS } from './users/accounts.js';
import { KYC_OPERATIONS, KYC_TIMER, lookAtPaper } from './users/kyc.js';
import { USER_OPERATIONS } from './users/users.js';
import { WALLET_OPERATIONS } from './users/wallets.js';
import type { MangopayWorld } from './world.js';

/** Every call that this Mangopay knows; faults are ordered by their names. */
const MANGOPAY_OPERATIONS: readonly Operation[] = [
  ...USER_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...KYC_OPERATIONS,
  ...WALLET_OPERATIONS,
  ...PAY_IN_OPERATIONS,
  ...PAY_OUT_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...TRANSFER_OPERATIONS,
  ...HOOK_OPERATIONS,
  ...EVENT_OPERATIONS,
  READ_RESPONSE,
];

/** What falls due on the clock. */
function registerTimers(world: MangopayWorld): void {
  const { scheduler } = world;
  scheduler.on(CARD_TIMER, (id) => leaveCard(world, id));
  scheduler.on(KYC_TIMER, (id) => lookAtPaper(world, id));
  scheduler.on(PAY_OUT_TIMER, (id) => settlePayOut(world, id));
  scheduler.on(BOUNCE_TIMER, (id) => {
    const payOut = world.transactions.get(id);
    if (payOut !== undefined) bouncePayOut(world, payOut);
  });
}

/** Puts Mangopay's API and its hosted page under `/mangopay` of a listener. */
export function registerMangopay(app: FastifyInstance, world: MangopayWorld, faults: FaultBook): void {
  registerTimers(world);
  openHooks(world);
  void app.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => {
        const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
        if (status >= 500) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        const answer = refusal(world, new MangopayFailure(status < 500 ? 'param_error' : 'internal_server_error'));
        return reply.status(answer.status).type('application/json').send(answer.body);
      });
      scope.setNotFoundHandler((_request, reply) => {
        const answer = refusal(world, notFound());
        return reply.status(answer.status).type('application/json').send(answer.body);
      });
      registerOauth(scope, world, faults);
      registerOperations(scope, { world, faults, operations: MANGOPAY_OPERATIONS });
      registerCardPages(scope, world);
    },
    { prefix: '/mangopay' },
  );
}
