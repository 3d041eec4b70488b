import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { releasePending } from '../stripe/money/balance.js';
import { closeDispute, openDispute, type DisputeTerms } from '../stripe/money/disputing.js';
import type { Charge } from '../stripe/objects.js';
import { failPayout, PAYOUT_FAILURES } from '../stripe/money/paying-out.js';
import { payElsewhere } from '../stripe/platform/elsewhere.js';
import { warnOfFraud } from '../stripe/platform/fraud-warnings.js';
import { arriveTopup, openTopup } from '../stripe/platform/topping-up.js';
import { failRefund } from '../stripe/money/refunding.js';
import { requireCurrency } from '../stripe/rules/currencies.js';
import { settleAll, settleCharge } from '../stripe/money/settling.js';
import { attempt, found } from './attempt.js';
import { ControlError, inputOf, optionalText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const MOST = 1_000_000_000_000;
const OUTCOMES = ['won', 'lost'] as const;

function disputeTerms(input: Input): DisputeTerms {
  const reason = optionalText(input, 'reason');
  const inquiry = input['inquiry'];
  if (inquiry !== undefined && typeof inquiry !== 'boolean')
    throw new ControlError(400, 'inquiry must be true or false');
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(input['amount'] === undefined ? {} : { amount: wholeNumber(input, 'amount', 0, 1, MOST) }),
    ...(inquiry === undefined ? {} : { inquiry }),
  };
}

function money(input: Input): { amount: number; currency: string } {
  const currency = attempt(() => requireCurrency(optionalText(input, 'currency') ?? 'usd', 'currency'));
  return { amount: wholeNumber(input, 'amount', 100_000, 1, MOST), currency };
}

/** What happens to money without a call of the product. */
export function registerMoneyRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { stripe, store } = parts;
  const act = <T>(status: number, url: string, work: (id: string, input: Input) => T): void => {
    app.post(url, async (request, reply) => {
      const result = attempt(() => work(pathParameter(request.params, 'id'), inputOf(request.body)));
      await store.flush();
      return reply.status(status).send(result);
    });
  };
  const charge = (id: string): Charge => found(stripe.charges.find(id), 'charge');

  act(201, '/stripe/charges/:id/dispute', (id, input) => {
    const dispute = openDispute(stripe, id, disputeTerms(input));
    if (!dispute) throw new ControlError(409, 'There is no such charge, or it cannot be disputed (any more)');
    return dispute;
  });
  act(201, '/stripe/charges/:id/fraud-warning', (id, input) => {
    const warning = warnOfFraud(stripe, charge(id), optionalText(input, 'fraudType'));
    if (!warning) throw new ControlError(409, 'Only a successful charge of a payment can be warned of');
    return warning;
  });
  act(200, '/stripe/charges/:id/settle', (id) => {
    const settled = charge(id);
    settleCharge(stripe, settled);
    return settled;
  });
  act(200, '/stripe/charges/settle', () => ({ settled: settleAll(stripe) }));
  act(201, '/stripe/charges/elsewhere', (_id, input) =>
    payElsewhere(stripe, { ...money(input), description: optionalText(input, 'description') ?? null }),
  );
  act(200, '/stripe/disputes/:id/close', (id, input) => {
    const dispute = found(stripe.disputes.find(id), 'dispute');
    const outcome = OUTCOMES.find((known) => known === input['status']);
    if (!outcome) throw new ControlError(400, 'status must be won or lost');
    if (!closeDispute(stripe, dispute, outcome)) throw new ControlError(409, `This dispute is ${dispute.status}`);
    return dispute;
  });
  act(200, '/stripe/refunds/:id/fail', (id, input) => {
    const refund = found(stripe.refunds.find(id), 'refund');
    failRefund(stripe, refund, optionalText(input, 'reason'));
    return refund;
  });
  act(200, '/stripe/payouts/:id/fail', (id, input) => {
    const payout = found(stripe.payouts.find(id), 'payout');
    const code = optionalText(input, 'code') ?? 'account_closed';
    const failure = PAYOUT_FAILURES.find((known) => known.code === code);
    if (!failure) {
      throw new ControlError(400, `code must be one of ${PAYOUT_FAILURES.map((known) => known.code).join(', ')}`);
    }
    failPayout(stripe, payout, failure);
    return payout;
  });
  act(201, '/stripe/topups', (_id, input) => {
    const nothing = { description: null, metadata: {}, statementDescriptor: null, transferGroup: null };
    const topup = openTopup(stripe, { ...money(input), ...nothing });
    return arriveTopup(stripe, topup.id);
  });
  act(200, '/stripe/topups/:id/arrive', (id) => found(arriveTopup(stripe, id), 'pending top-up'));
  act(200, '/stripe/balance/available', (_id, input) => {
    const account = optionalText(input, 'account') ?? null;
    releasePending(stripe, account);
    return { account };
  });
}
