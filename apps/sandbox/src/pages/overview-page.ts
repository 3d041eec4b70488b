import type { FastifyInstance } from 'fastify';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { paypalConservation } from '../paypal/conservation.js';
import { isOpen } from '../paypal/orders/approving.js';
import { conservation } from '../stripe/money/conservation.js';
import { html, type Html } from './html.js';
import { instant, sendConsolePage } from './layout.js';

const tile = (href: string, title: string, text: string, figure: Html | string): Html =>
  html`<li class="panel tile">
    <h2><a href="${href}">${title}</a></h2>
    <p class="figure">${figure}</p>
    <p class="hint">${text}</p>
  </li>`;

export function registerOverviewPage(app: FastifyInstance, parts: SandboxParts): void {
  const { clock, inbox, webhooks, faults, stripe, paypal, plaid, authenticator } = parts;
  app.get('/', async (_request, reply) => {
    await clock.refresh();
    const waiting = webhooks.list().filter(({ state }) => state === 'pending' || state === 'held').length;
    const open = stripe.sessions.everything().filter(({ status }) => status === 'open').length;
    const active = faults.list().length + webhooks.policies.list().length;
    const matching = (conserved: boolean): string => (conserved ? 'All balances match' : 'Balances do not match');
    const ordered = paypal.orders.all().filter(isOpen).length;
    const connected = plaid.items.all().filter(({ removed }) => !removed).length;
    return sendConsolePage(reply, {
      path: '/',
      title: 'Overview',
      body: html`<p class="muted lede">
          Payment providers, bank, mail and clock, for development and tests. No real money moves, no mail leaves this
          machine.
        </p>
        <ul class="tiles">
          ${tile('/stripe', 'Stripe', `Open checkout sessions. ${matching(conservation(stripe).conserved)}.`, String(open))}
          ${tile('/paypal', 'PayPal', `Open orders. ${matching(paypalConservation(paypal).conserved)}.`, String(ordered))}
          ${tile('/plaid', 'Plaid', 'Connected bank accounts', String(connected))}
          ${tile('/webhooks', 'Webhooks', 'Waiting for delivery', String(waiting))}
          ${tile('/faults', 'Faults', 'Active, including policies', String(active))}
          ${tile('/mail', 'Mail', 'Messages in the inbox', String(inbox.list().length))}
          ${tile('/authenticator', 'Authenticator', 'Stored secrets', String(authenticator.list().length))}
          ${tile('/clock', 'Clock', 'Business time, UTC', instant(clock.now()))}
        </ul>`,
    });
  });
}
