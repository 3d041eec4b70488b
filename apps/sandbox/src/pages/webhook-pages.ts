import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { addPolicy, resend } from '../control/webhook-routes.js';
import { ControlError } from '../control/input.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { FORGERIES, type Delivery, type DeliveryState } from '../webhooks/delivery.js';
import { describePolicy, POLICY_KINDS } from '../webhooks/policies.js';
import { formFields } from './form-fields.js';
import { html, type Html } from './html.js';
import { actButton, choices, instant, sendConsolePage, table } from './layout.js';

const SHOWN = 100;
const KINDS: Readonly<Record<DeliveryState, string>> = {
  pending: 'info',
  held: 'info',
  delivered: 'success',
  failed: 'danger',
  dropped: 'warning',
  forged: 'warning',
};

const row = (delivery: Delivery): Html[] => [
  html`<a href="/webhooks/${delivery.id}">${delivery.type}</a>`,
  instant(delivery.createdAt),
  html`${delivery.endpoint}`,
  html`<span class="badge ${KINDS[delivery.state]}">${delivery.state}</span>`,
  html`${delivery.policy ?? ''}`,
  html`${delivery.attempts.map(({ status }) => status ?? '—').join(', ')}`,
];

const policyForm = (endpoints: readonly string[]): Html =>
  html`<form method="post" action="/webhooks/policies" class="panel stack">
    <h2>What happens to the next deliveries</h2>
    <div class="pair">
      <div class="field">
        <label for="policy">Policy</label>
        <select id="policy" name="policy">
          ${choices(POLICY_KINDS)}
        </select>
      </div>
      <div class="field">
        <label for="type">Event</label>
        <input id="type" name="type" value="*" dir="ltr" />
      </div>
      <div class="field">
        <label for="endpoint">Endpoint</label>
        <select id="endpoint" name="endpoint">
          ${choices(['*', ...endpoints])}
        </select>
      </div>
      <div class="field">
        <label for="times">Deliveries</label>
        <input id="times" name="times" inputmode="numeric" value="1" />
      </div>
      <div class="field">
        <label for="copies">Copies, for duplicate</label>
        <input id="copies" name="copies" inputmode="numeric" value="2" />
      </div>
      <div class="field">
        <label for="delayMs">Milliseconds, for delay</label>
        <input id="delayMs" name="delayMs" inputmode="numeric" value="60000" />
      </div>
      <div class="field">
        <label for="forgery">Forgery, for forge</label>
        <select id="forgery" name="forgery">
          ${choices(FORGERIES)}
        </select>
      </div>
    </div>
    <div class="actions"><button class="btn primary">Add policy</button></div>
  </form>`;

const detail = (delivery: Delivery): Html =>
  html`<section class="panel stack">
      <p>
        <span class="badge ${KINDS[delivery.state]}">${delivery.state}</span> to ${delivery.endpoint}, event
        <code>${delivery.eventId}</code>
      </p>
      ${table(
        'Tries',
        ['At', 'Answer', 'Took', 'Error'],
        delivery.attempts.map(({ at, status, durationMs, error }) => [
          instant(at),
          html`${status ?? 'none'}`,
          html`${durationMs} ms`,
          html`${error ?? ''}`,
        ]),
        'Not tried yet.',
      )}
      <div class="actions">
        ${actButton(`/webhooks/${delivery.id}/resend`, 'Send again')}
        ${FORGERIES.map((forgery) =>
          actButton(`/webhooks/${delivery.id}/resend`, `Forge: ${forgery.replaceAll('_', ' ')}`, { forgery }),
        )}
      </div>
    </section>
    <pre class="panel"><code>${delivery.body}</code></pre>`;

export function registerWebhookPages(app: FastifyInstance, parts: SandboxParts): void {
  const { webhooks } = parts;
  app.get('/webhooks', async (_request, reply) => {
    const policies = webhooks.policies
      .list()
      .map(({ action, type, endpoint, times }) => [
        html`${describePolicy(action)}`,
        html`<code>${type}</code>`,
        html`${endpoint}`,
        html`${times}`,
      ]);
    const deliveries = webhooks.list().slice(-SHOWN).toReversed();
    return sendConsolePage(reply, {
      path: '/webhooks',
      title: 'Webhooks',
      body: html`<div class="actions">
          ${actButton('/webhooks/flush', 'Deliver all now')}
          ${policies.length > 0 && actButton('/webhooks/policies/clear', 'Clear the policies')}
        </div>
        ${policies.length > 0 && table('Policies', ['Policy', 'Event', 'Endpoint', 'Deliveries left'], policies, '')}
        ${table('Deliveries', ['Event', 'Since', 'Endpoint', 'State', 'Policy', 'Answers'], deliveries.map(row), 'Nothing was sent yet.')}
        ${policyForm(webhooks.endpointNames())}`,
    });
  });
  app.get('/webhooks/:id', async (request, reply) => {
    const delivery = webhooks.find(pathParameter(request.params, 'id'));
    if (!delivery) throw new ControlError(404, 'No such delivery');
    return sendConsolePage(reply, { path: '/webhooks', title: delivery.type, body: detail(delivery) });
  });
  app.post('/webhooks/:id/resend', async (request, reply) => {
    const delivery = await resend(parts, pathParameter(request.params, 'id'), formFields(request));
    return reply.redirect(`/webhooks/${delivery.id}`, 303);
  });
  app.post('/webhooks/policies', async (request, reply) => {
    const fields = formFields(request);
    const numbers = { copies: Number(fields['copies']), delayMs: Number(fields['delayMs']) };
    await addPolicy(parts, { ...fields, ...numbers });
    return reply.redirect('/webhooks', 303);
  });
  app.post('/webhooks/policies/clear', async (_request, reply) => {
    webhooks.policies.clear();
    await parts.store.flush();
    return reply.redirect('/webhooks', 303);
  });
  app.post('/webhooks/flush', async (_request, reply) => {
    await webhooks.flush();
    return reply.redirect('/webhooks', 303);
  });
}
