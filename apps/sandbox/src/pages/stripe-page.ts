import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { ControlError } from '../control/input.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { deauthorizeAccount } from '../stripe/accounts.js';
import { conservation, type CurrencyConservation } from '../stripe/money/conservation.js';
import { openDispute } from '../stripe/money/disputing.js';
import { formatMoney } from '../stripe/pages/words.js';
import { failPayout } from '../stripe/money/paying-out.js';
import { failRefund } from '../stripe/money/refunding.js';
import type { StripeWorld } from '../stripe/world.js';
import { html, type Html } from './html.js';
import { actButton, instant, sendConsolePage, table } from './layout.js';

const SHOWN = 30;
const SUMS = ['captured', 'refunded', 'transferred', 'fees', 'disputed', 'paidOut', 'held'] as const;
const KINDS: Readonly<Record<string, string>> = {
  paid: 'success',
  complete: 'success',
  succeeded: 'success',
  failed: 'danger',
  expired: 'danger',
  pending: 'info',
  in_transit: 'info',
  open: 'info',
  disputed: 'warning',
  restricted: 'warning',
  'payouts enabled': 'success',
};

const state = (word: string): Html =>
  html`<span class="badge ${KINDS[word] ?? ''}">${word.replaceAll('_', ' ')}</span>`;
const code = (text: string): Html => html`<code>${text.length > 22 ? `${text.slice(0, 21)}…` : text}</code>`;
const when = (seconds: number | undefined): Html => instant((seconds ?? 0) * 1000);
const newest = <T>(items: readonly T[]): T[] => items.slice(-SHOWN).toReversed();

const books = (world: StripeWorld): Html => {
  const { currencies } = conservation(world);
  const row = ([currency, sums]: [string, CurrencyConservation]): Html[] => [
    html`${currency.toUpperCase()}`,
    ...SUMS.map((name) => html`<bdi class="money">${formatMoney(sums[name], currency)}</bdi>`),
    sums.conserved
      ? html`<span class="badge success">conserved</span>`
      : html`<span class="badge danger">not conserved</span>`,
  ];
  const heads = ['Currency', 'Captured', 'Refunded', 'Transferred', 'Fees', 'Disputed', 'Paid out', 'Held', 'Sum'];
  return table('Balances', heads, Object.entries(currencies).map(row), 'No payments yet.');
};

function view(world: StripeWorld): Html {
  const sessions = newest(world.sessions.everything()).map((session) => [
    when(session.created),
    session.url === null ? code(session.id) : html`<a href="${session.url}">${code(session.id)}</a>`,
    html`<bdi class="money">${formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')}</bdi>`,
    state(session.status ?? ''),
    state(session.payment_status),
  ]);
  const charges = newest(world.charges.everything().filter(({ payment_intent: intent }) => intent !== null)).map(
    (charge) => [
      when(charge.created),
      code(charge.id),
      html`<bdi class="money">${formatMoney(charge.amount, charge.currency)}</bdi>`,
      state(charge.disputed ? 'disputed' : charge.status),
      charge.status === 'succeeded' && !charge.disputed
        ? actButton(`/stripe/charges/${charge.id}/dispute`, 'Dispute')
        : html``,
    ],
  );
  const refunds = newest(world.refunds.everything()).map((refund) => [
    when(refund.created),
    code(refund.id),
    html`<bdi class="money">${formatMoney(refund.amount, refund.currency)}</bdi>`,
    state(refund.status ?? ''),
    refund.status === 'failed' ? html`` : actButton(`/stripe/refunds/${refund.id}/fail`, 'Make it fail'),
  ]);
  const accounts = newest(world.accounts.everything()).map((account) => [
    when(account.created),
    code(account.id),
    html`<span dir="auto">${account.business_profile?.name ?? account.email ?? ''}</span>`,
    state(account.payouts_enabled ? 'payouts enabled' : account.details_submitted ? 'restricted' : 'not onboarded'),
    actButton(`/stripe/accounts/${account.id}/deauthorize`, 'Deauthorise'),
  ]);
  const payouts = newest(world.payouts.everything()).map((payout) => [
    when(payout.created),
    code(payout.id),
    html`<bdi class="money">${formatMoney(payout.amount, payout.currency)}</bdi>`,
    state(payout.status),
    payout.status === 'failed' ? html`` : actButton(`/stripe/payouts/${payout.id}/fail`, 'Make it fail'),
  ]);
  return html`<h2>Balances</h2>
    ${books(world)}
    <h2>Checkout sessions</h2>
    ${table('Checkout sessions', ['Created', 'Session', 'Amount', 'State', 'Payment'], sessions, 'None yet.')}
    <h2>Charges</h2>
    ${table('Charges', ['Created', 'Charge', 'Amount', 'State', 'Action'], charges, 'None yet.')}
    <h2>Refunds</h2>
    ${table('Refunds', ['Created', 'Refund', 'Amount', 'State', 'Action'], refunds, 'None yet.')}
    <h2>Connected accounts</h2>
    ${table('Connected accounts', ['Created', 'Account', 'Name', 'State', 'Action'], accounts, 'None yet.')}
    <h2>Payouts</h2>
    ${table('Payouts', ['Created', 'Payout', 'Amount', 'State', 'Action'], payouts, 'None yet.')}`;
}

export function registerStripePage(app: FastifyInstance, parts: SandboxParts): void {
  const { stripe, store, clock, scheduler } = parts;
  const act = (url: string, work: (id: string) => unknown): void => {
    app.post(url, async (request, reply) => {
      await clock.refresh();
      scheduler.runDue();
      if (work(pathParameter(request.params, 'id')) === undefined) {
        throw new ControlError(409, 'Not found, or this action is not possible any more');
      }
      await store.flush();
      return reply.redirect('/stripe', 303);
    });
  };
  const found = <T>(item: T | undefined, work: (item: T) => void): T | undefined => {
    if (item !== undefined) work(item);
    return item;
  };
  app.get('/stripe', async (_request, reply) => {
    await clock.refresh();
    scheduler.runDue();
    await store.flush();
    return sendConsolePage(reply, { path: '/stripe', title: 'Stripe', body: view(stripe) });
  });
  act('/stripe/charges/:id/dispute', (id) => openDispute(stripe, id));
  act('/stripe/refunds/:id/fail', (id) => found(stripe.refunds.find(id), (refund) => failRefund(stripe, refund)));
  act('/stripe/payouts/:id/fail', (id) => found(stripe.payouts.find(id), (payout) => failPayout(stripe, payout)));
  act('/stripe/accounts/:id/deauthorize', (id) =>
    found(stripe.accounts.find(id), (account) => deauthorizeAccount(stripe, account)),
  );
}
