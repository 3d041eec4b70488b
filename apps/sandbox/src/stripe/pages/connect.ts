import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathParameter } from '../../core/path-parameter.js';
import { sendPage } from '../../pages/document.js';
import { formFields } from '../../pages/form-fields.js';
import { html, type Html } from '../../pages/html.js';
import { bankAccountOf, completeOnboarding, type Onboarding } from '../accounts.js';
import { holdings } from '../money/balance.js';
import type { Account } from '../objects.js';
import type { HostedLink, StripeWorld } from '../world.js';
import type { Fields } from './checkout-input.js';
import { field, hostedFrame, hostedMessage } from './frame.js';
import { formatMoney, WORDS } from './words.js';

const ROUTING = '110000000';
const COUNTRIES = ['US', 'GB', 'CA', 'FR', 'DE', 'NL', 'BE', 'CH', 'IE', 'ES', 'IT', 'AU'];
const words = WORDS.en;

function check(fields: Fields): { value: Onboarding } | { errors: Fields } {
  const value = {
    businessName: (fields['business'] ?? '').trim(),
    country: (fields['country'] ?? '').trim(),
    routing: (fields['routing'] ?? '').trim(),
    accountNumber: (fields['account'] ?? '').trim(),
  };
  const errors: Record<string, string> = {};
  if (value.businessName === '') errors['business'] = 'Give the name of the business.';
  if (!COUNTRIES.includes(value.country)) errors['country'] = 'Choose a country of the list.';
  if (value.routing !== ROUTING) errors['routing'] = `The sandbox knows the routing number ${ROUTING}.`;
  if (!/^\d{5,17}$/.test(value.accountNumber)) errors['account'] = 'Give an account number of 5 to 17 digits.';
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

function onboardingView(account: Account, values: Fields, errors: Fields): Html {
  const entry = (name: string, label: string, numeric: boolean, hint?: string): Html =>
    field({ name, label, value: values[name] ?? '', error: errors[name], numeric, ...(hint ? { hint } : {}) });
  const country = values['country'] ?? account.country;
  return hostedFrame(
    words,
    html`<form method="post" class="panel stack" novalidate>
      <h1>Get paid</h1>
      <p class="muted">Tell the payment provider who you are and where your payouts go.</p>
      ${entry('business', 'Business name', false)}
      <div class="field">
        <label for="country">Country</label>
        <select id="country" name="country">
          ${COUNTRIES.map((code) => html`<option ${code === country && html`selected`}>${code}</option>`)}
        </select>
      </div>
      ${entry('routing', 'Routing number', true, 'In the sandbox 110000000')}
      ${entry('account', 'Account number', true, '000123456789 is paid out, to 000222222227 payouts fail')}
      <div class="actions">
        <button class="btn primary lg" name="action" value="complete">Complete onboarding</button>
        <button class="btn secondary lg" name="action" value="later">Do this later</button>
      </div>
    </form>`,
  );
}

function dashboardView(world: StripeWorld, account: Account): Html {
  const payouts = world.payouts.list(account.id);
  const bank = bankAccountOf(account);
  return hostedFrame(
    words,
    html`<section class="panel stack">
      <h1>${account.business_profile?.name ?? account.id}</h1>
      <p class="muted">
        ${bank ? `Payouts go to the account ending in ${bank.last4}.` : 'There is no bank account yet.'}
      </p>
      <dl class="deed terms">
        ${[...holdings(world, account.id)].map(
          ([currency, { available, pending }]) =>
            html`<div>
                <dt>Available</dt>
                <dd class="money">${formatMoney(available, currency)}</dd>
              </div>
              <div>
                <dt>On its way</dt>
                <dd class="money">${formatMoney(pending, currency)}</dd>
              </div>`,
        )}
        ${payouts.map(
          (payout) =>
            html`<div>
              <dt>Payout, ${payout.status.replace('_', ' ')}</dt>
              <dd class="money">${formatMoney(payout.amount, payout.currency)}</dd>
            </div>`,
        )}
      </dl>
    </section>`,
  );
}

/** The hosted onboarding of connected accounts and their dashboard. */
export function registerConnectPages(app: FastifyInstance, world: StripeWorld): void {
  const linkOf = async (
    request: FastifyRequest,
  ): Promise<{ token: string; link: HostedLink; account: Account } | undefined> => {
    await world.clock.refresh();
    world.scheduler.runDue();
    const token = pathParameter(request.params, 'token');
    const link = world.links.get(token);
    const account = world.accounts.find(link?.account);
    return link && account ? { token, link, account } : undefined;
  };

  const unknown = async (reply: FastifyReply): Promise<FastifyReply> => {
    const title = 'This link does not work';
    const message = { title, text: 'Ask the platform for a new one.', way: null };
    return sendPage(reply.status(404), { title, body: hostedMessage(words, message) });
  };

  const show = async (reply: FastifyReply, link: HostedLink, title: string, body: Html): Promise<FastifyReply> => {
    await world.store.flush();
    const formTargets = [new URL(link.returnUrl).origin, new URL(link.refreshUrl).origin];
    return sendPage(reply, { title, body, formTargets });
  };

  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    view: (account: Account) => Html,
  ): Promise<FastifyReply> => {
    const found = await linkOf(request);
    if (!found) return unknown(reply);
    const { token, link, account } = found;
    if (link.used || world.clock.seconds() > link.expiresAt) {
      return link.refreshUrl === link.returnUrl ? unknown(reply) : reply.redirect(link.refreshUrl, 303);
    }
    link.used = true;
    world.links.put(token, link);
    return show(reply, link, 'Get paid', view(account));
  };

  app.get('/connect/:token', (request, reply) =>
    open(request, reply, (account) =>
      onboardingView(account, { business: account.business_profile?.name ?? '', routing: ROUTING }, {}),
    ),
  );

  app.post('/connect/:token', async (request, reply) => {
    const found = await linkOf(request);
    if (!found) return unknown(reply);
    const { token, link, account } = found;
    if (link.finished) return reply.redirect(link.refreshUrl, 303);
    const fields = formFields(request);
    if (fields['action'] !== 'later') {
      const checked = check(fields);
      if ('errors' in checked) return show(reply, link, 'Get paid', onboardingView(account, fields, checked.errors));
      completeOnboarding(world, account, checked.value);
    }
    link.finished = true;
    world.links.put(token, link);
    await world.store.flush();
    return reply.redirect(link.returnUrl, 303);
  });

  app.get('/express/:token', (request, reply) => open(request, reply, (account) => dashboardView(world, account)));
}
