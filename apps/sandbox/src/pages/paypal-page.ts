import type { FastifyInstance } from 'fastify';
import { ControlError } from '../control/input.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { pathParameter } from '../core/path-parameter.js';
import { paypalConservation, type PaypalSums } from '../paypal/conservation.js';
import { openDispute, resolveDispute } from '../paypal/disputes/disputing.js';
import type { Amount } from '../paypal/money.js';
import { isOpen } from '../paypal/orders/approving.js';
import { approvalUrl } from '../paypal/orders/body.js';
import { decideCapture } from '../paypal/payments/captures.js';
import { decideRefund } from '../paypal/payments/refunding.js';
import type { PaypalWorld } from '../paypal/world.js';
import { formatMoney } from '../stripe/pages/words.js';
import { html, type Html } from './html.js';
import { actButton, instant, sendConsolePage, table } from './layout.js';

const SHOWN = 30;
const SUMS = ['captured', 'toppedUp', 'refunded', 'disputed', 'fees', 'paidOut', 'held'] as const;
const KINDS: Readonly<Record<string, string>> = {
  COMPLETED: 'success',
  SUCCESS: 'success',
  RESOLVED: 'success',
  APPROVED: 'info',
  PENDING: 'info',
  PARTIALLY_REFUNDED: 'info',
  DECLINED: 'danger',
  FAILED: 'danger',
  DENIED: 'danger',
  EXPIRED: 'danger',
  WAITING_FOR_SELLER_RESPONSE: 'warning',
  UNDER_REVIEW: 'warning',
};

const state = (word: string): Html =>
  html`<span class="badge ${KINDS[word] ?? ''}">${word.toLowerCase().replaceAll('_', ' ')}</span>`;
const figure = ({ minor, currency }: Amount): Html => html`<bdi class="money">${formatMoney(minor, currency)}</bdi>`;
const code = (id: string): Html => html`<code>${id}</code>`;
const newest = <T>(items: readonly T[]): T[] => items.slice(-SHOWN).toReversed();

const books = (world: PaypalWorld): Html => {
  const row = ([currency, sums]: [string, PaypalSums]): Html[] => [
    html`${currency}`,
    ...SUMS.map((name) => figure({ currency, minor: sums[name] })),
    sums.conserved
      ? html`<span class="badge success">conserved</span>`
      : html`<span class="badge danger">not conserved</span>`,
  ];
  const heads = ['Currency', 'Captured', 'Topped up', 'Refunded', 'Disputed', 'Fees', 'Paid out', 'Held', 'Sum'];
  return table('Balances', heads, Object.entries(paypalConservation(world).currencies).map(row), 'No payments yet.');
};

function orders(world: PaypalWorld): Html[][] {
  return newest(world.orders.all()).map((order) => [
    instant(order.createdAt),
    isOpen(order) ? html`<a href="${approvalUrl(world, order.id)}">${code(order.id)}</a>` : code(order.id),
    html`${order.units.map(({ amount }) => figure(amount))}`,
    state(order.expired ? 'EXPIRED' : order.status),
  ]);
}

function captures(world: PaypalWorld): Html[][] {
  return newest(world.captures.all()).map((capture) => [
    instant(capture.createdAt),
    code(capture.id),
    figure(capture.amount),
    state(capture.status),
    capture.status === 'PENDING'
      ? html`<div class="actions">
          ${actButton(`/paypal/captures/${capture.id}/pay`, 'The bank pays')}
          ${actButton(`/paypal/captures/${capture.id}/decline`, 'The bank does not pay')}
        </div>`
      : capture.fee === null || capture.reason !== null
        ? html``
        : actButton(`/paypal/captures/${capture.id}/dispute`, 'Dispute'),
  ]);
}

function refunds(world: PaypalWorld): Html[][] {
  return newest(world.refunds.all()).map((refund) => [
    instant(refund.createdAt),
    code(refund.id),
    figure(refund.amount),
    state(refund.kind === 'reversal' ? 'REVERSED' : refund.status),
    refund.kind === 'refund' && (refund.status === 'PENDING' || refund.status === 'COMPLETED')
      ? actButton(`/paypal/refunds/${refund.id}/fail`, 'Make it fail')
      : html``,
  ]);
}

function disputes(world: PaypalWorld): Html[][] {
  return newest(world.disputes.all()).map((dispute) => [
    instant(dispute.createdAt),
    code(dispute.id),
    figure(dispute.amount),
    state(dispute.status),
    dispute.status === 'RESOLVED'
      ? html``
      : html`<div class="actions">
          ${actButton(`/paypal/disputes/${dispute.id}/win`, 'The merchant wins')}
          ${actButton(`/paypal/disputes/${dispute.id}/lose`, 'The payer wins')}
        </div>`,
  ]);
}

const payouts = (world: PaypalWorld): Html[][] =>
  newest(world.items.all()).map((item) => [
    code(item.id),
    html`<bdi>${item.receiver}</bdi>`,
    figure(item.amount),
    state(item.status),
  ]);

const view = (world: PaypalWorld): Html =>
  html`<h2>Balances</h2>
    ${books(world)}
    <h2>Orders</h2>
    ${table('Orders', ['Created', 'Order', 'Amount', 'State'], orders(world), 'None yet.')}
    <h2>Captures</h2>
    ${table('Captures', ['Created', 'Capture', 'Amount', 'State', 'Action'], captures(world), 'None yet.')}
    <h2>Refunds</h2>
    ${table('Refunds', ['Created', 'Refund', 'Amount', 'State', 'Action'], refunds(world), 'None yet.')}
    <h2>Disputes</h2>
    ${table('Disputes', ['Created', 'Dispute', 'Amount', 'State', 'Action'], disputes(world), 'None yet.')}
    <h2>Payouts</h2>
    ${table('Payouts', ['Payout', 'Receiver', 'Amount', 'State'], payouts(world), 'None yet.')}`;

/** PayPal as people on this machine see it, with what banks and payers may do. */
export function registerPaypalPage(app: FastifyInstance, { paypal, store }: SandboxParts): void {
  const act = (url: string, work: (id: string) => unknown): void => {
    app.post(url, async (request, reply) => {
      await paypal.wake();
      const done = work(pathParameter(request.params, 'id'));
      if (done === undefined || done === false) {
        throw new ControlError(409, 'Not found, or this action is not possible any more');
      }
      await store.flush();
      return reply.redirect('/paypal', 303);
    });
  };
  app.get('/paypal', async (_request, reply) => {
    await paypal.wake();
    await store.flush();
    return sendConsolePage(reply, { path: '/paypal', title: 'PayPal', body: view(paypal) });
  });
  const capture = <T>(work: (found: NonNullable<ReturnType<typeof paypal.captures.get>>) => T) => {
    return (id: string): T | undefined => {
      const found = paypal.captures.get(id);
      return found === undefined ? undefined : work(found);
    };
  };
  const close = (won: boolean) => (id: string) => {
    const dispute = paypal.disputes.get(id);
    return dispute && resolveDispute(paypal, dispute, won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR');
  };
  act(
    '/paypal/captures/:id/pay',
    capture((found) => decideCapture(paypal, found, true)),
  );
  act(
    '/paypal/captures/:id/decline',
    capture((found) => decideCapture(paypal, found, false)),
  );
  act(
    '/paypal/captures/:id/dispute',
    capture((found) => openDispute(paypal, found, {})),
  );
  act('/paypal/refunds/:id/fail', (id) => {
    const refund = paypal.refunds.get(id);
    return refund && decideRefund(paypal, refund, 'FAILED');
  });
  act('/paypal/disputes/:id/win', close(true));
  act('/paypal/disputes/:id/lose', close(false));
}
