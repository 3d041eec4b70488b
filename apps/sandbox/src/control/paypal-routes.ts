import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { PaypalFailure } from '../paypal/api/failure.js';
import { paypalConservation } from '../paypal/conservation.js';
import { openDispute, REASONS, resolveDispute, STAGES, type DisputeTerms } from '../paypal/disputes/disputing.js';
import { isWay, REFUND_ENDINGS, WAYS, type PaypalSettings } from '../paypal/documents.js';
import { allows, approveOrder, expireOrder, isOpen } from '../paypal/orders/approving.js';
import { payerOf } from '../paypal/orders/payers.js';
import { decideCapture } from '../paypal/payments/captures.js';
import { decideRefund, refundCapture } from '../paypal/payments/refunding.js';
import { DECIDABLE, payBatch, settleItem } from '../paypal/payouts/paying-out.js';
import { simulate, tell } from '../paypal/webhooks/events.js';
import { found } from './attempt.js';
import { ControlError, inputOf, optionalText, requiredText, wholeNumber, type Input } from './input.js';
import type { SandboxParts } from './sandbox-parts.js';

const MOST = 1_000_000_000_000;
const LONGEST_TOKEN = 1_000_000;

/** One of a few words; 400 with all of them otherwise. */
function oneOf<T extends string>(input: Input, name: string, words: readonly T[], usual?: T): T {
  const given = input[name] ?? usual;
  const known = words.find((word) => word === given);
  if (known === undefined) throw new ControlError(400, `${name} must be one of ${words.join(', ')}`);
  return known;
}

const minorOf = (input: Input): number | undefined =>
  input['amount'] === undefined ? undefined : wholeNumber(input, 'amount', 0, 1, MOST);

const required = (happened: boolean, why: string): void => {
  if (!happened) throw new ControlError(409, why);
};

function settingsOf(input: Input): Partial<PaypalSettings> {
  return {
    ...(input['refunds'] === undefined ? {} : { refunds: oneOf(input, 'refunds', ['completed', 'pending'] as const) }),
    ...(input['tokenSeconds'] === undefined
      ? {}
      : { tokenSeconds: wholeNumber(input, 'tokenSeconds', 0, 1, LONGEST_TOKEN) }),
    ...(input['reportDelaySeconds'] === undefined
      ? {}
      : { reportDelaySeconds: wholeNumber(input, 'reportDelaySeconds', 0, 0, LONGEST_TOKEN) }),
  };
}

function disputeTerms(input: Input): DisputeTerms {
  const minor = minorOf(input);
  return {
    reason: oneOf(input, 'reason', REASONS, REASONS[0]),
    stage: oneOf(input, 'stage', STAGES, 'INQUIRY'),
    ...(minor === undefined ? {} : { minor }),
  };
}

/** The outside of PayPal: payers, their banks, the dashboard, and how the account is set up. */
export function registerPaypalRoutes(app: FastifyInstance, { paypal, store }: SandboxParts): void {
  const act = (status: number, url: string, work: (id: string, input: Input) => unknown): void => {
    app.post(url, async (request, reply) => {
      await paypal.wake();
      try {
        const result = work(pathParameter(request.params, 'id'), inputOf(request.body));
        await store.flush();
        return await reply.status(status).send(result);
      } catch (error) {
        if (error instanceof PaypalFailure) throw new ControlError(409, error.details[0]?.issue ?? error.message);
        throw error;
      }
    });
  };

  app.get('/paypal/conservation', async () => {
    await paypal.wake();
    return paypalConservation(paypal);
  });
  app.get('/paypal/payouts', async () => ({ items: paypal.items.all() }));
  app.get('/paypal/settings', async () => paypal.settings);
  act(200, '/paypal/settings', (_id, input) => paypal.change(settingsOf(input)));
  act(200, '/paypal/tokens/end', () => {
    paypal.tokens.endAll();
    return { ended: true };
  });
  act(200, '/paypal/orders/:id/approve', (id, input) => {
    const order = found(paypal.orders.get(id), 'order');
    const { by = 'balance' } = input;
    if (!isWay(by)) throw new ControlError(400, `by must be one of ${WAYS.join(', ')}`);
    required(isOpen(order) && allows(order, by), `This order is ${order.expired ? 'expired' : order.status}`);
    const payer = payerOf(optionalText(input, 'name'), optionalText(input, 'email'));
    if (payer === null) throw new ControlError(400, 'name and email must be those of a person');
    approveOrder(paypal, order, by, payer);
    return order;
  });
  act(200, '/paypal/orders/:id/expire', (id) => {
    const order = found(paypal.orders.get(id), 'order');
    expireOrder(paypal, id);
    return order;
  });
  act(200, '/paypal/captures/:id/decide', (id, input) => {
    const capture = found(paypal.captures.get(id), 'capture');
    const outcome = oneOf(input, 'outcome', ['completed', 'declined'] as const);
    required(decideCapture(paypal, capture, outcome === 'completed'), `This capture is ${capture.status}`);
    return capture;
  });
  act(201, '/paypal/captures/:id/refund', (id, input) => {
    const capture = found(paypal.captures.get(id), 'capture');
    const minor = minorOf(input);
    const { currency } = capture.amount;
    return refundCapture(paypal, capture, minor === undefined ? {} : { amount: { currency, minor } });
  });
  act(200, '/paypal/refunds/:id/decide', (id, input) => {
    const refund = found(paypal.refunds.get(id), 'refund');
    required(decideRefund(paypal, refund, oneOf(input, 'status', REFUND_ENDINGS)), `This refund is ${refund.status}`);
    return refund;
  });
  act(201, '/paypal/captures/:id/dispute', (id, input) => {
    const dispute = openDispute(paypal, found(paypal.captures.get(id), 'capture'), disputeTerms(input));
    required(dispute !== undefined, 'This capture cannot be disputed, or not by so much');
    return dispute;
  });
  act(200, '/paypal/disputes/:id/close', (id, input) => {
    const dispute = found(paypal.disputes.get(id), 'dispute');
    const won = oneOf(input, 'status', ['won', 'lost'] as const) === 'won';
    const outcome = won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
    required(resolveDispute(paypal, dispute, outcome), 'This dispute is resolved');
    return dispute;
  });
  act(200, '/paypal/payouts/:id/process', (id) => {
    const batch = found(paypal.batches.get(id), 'batch');
    payBatch(paypal, id);
    return batch;
  });
  act(200, '/paypal/payouts-items/:id/decide', (id, input) => {
    const item = found(paypal.items.get(id), 'payout');
    settleItem(paypal, item, oneOf(input, 'status', DECIDABLE));
    return item;
  });
  act(201, '/paypal/events', (_id, input) => {
    const { resource, simulated } = input;
    if (typeof resource !== 'object' || resource === null) throw new ControlError(400, 'resource must be an object');
    const happening = {
      type: requiredText(input, 'type'),
      resourceType: optionalText(input, 'resourceType') ?? 'capture',
      summary: 'An event without a cause',
      subject: optionalText(input, 'subject') ?? '',
      resource,
    };
    return simulated === true ? simulate(paypal, happening) : tell(paypal, happening);
  });
  act(201, '/paypal/topups', (_id, input) => {
    const currency = (optionalText(input, 'currency') ?? 'USD').toUpperCase();
    const minor = minorOf(input) ?? 100_000;
    paypal.move('topup', 'bank', currency, minor);
    return { currency, amount: minor };
  });
}
