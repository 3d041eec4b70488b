import type { FastifyInstance } from 'fastify';
import { addFault } from '../control/fault-routes.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { FAULT_EFFECTS } from '../core/faults.js';
import { PAYPAL_OPERATIONS } from '../paypal/provider.js';
import { nameOf } from '../plaid/api/operation.js';
import { PLAID_OPERATIONS } from '../plaid/provider.js';
import { OPERATIONS } from '../stripe/operations/index.js';
import { formFields } from './form-fields.js';
import { html } from './html.js';
import { actButton, choices, sendConsolePage, table } from './layout.js';

export function registerFaultPage(app: FastifyInstance, parts: SandboxParts): void {
  app.get('/faults', async (_request, reply) => {
    const rows = parts.faults
      .list()
      .map(({ id, provider, operation, effect, times }) => [
        html`${provider}`,
        html`<code>${operation}</code>`,
        html`<span class="badge warning">${effect.replaceAll('_', ' ')}</span>`,
        html`${times}`,
        actButton('/faults/clear', 'Clear', { id }),
      ]);
    return sendConsolePage(reply, {
      path: '/faults',
      title: 'Faults',
      body: html`${table('Active faults', ['Provider', 'Operation', 'Effect', 'Times left', 'Action'], rows, 'No active faults.')}
        ${rows.length > 0 && actButton('/faults/clear', 'Clear all')}
        <form method="post" action="/faults" class="panel stack">
          <h2>Turn on a fault</h2>
          <div class="pair">
            <div class="field">
              <label for="provider">Provider</label>
              <select id="provider" name="provider">
                ${choices(['stripe', 'shufti', 'north', 'paypal', 'plaid', 'mail'])}
              </select>
            </div>
            <div class="field">
              <label for="operation">Operation</label>
              <select id="operation" name="operation">
                ${choices(['*', ...OPERATIONS.map(({ name }) => name), ...PAYPAL_OPERATIONS.map(({ name }) => name), ...PLAID_OPERATIONS.map(nameOf), 'receive'])}
              </select>
            </div>
            <div class="field">
              <label for="effect">Effect</label>
              <select id="effect" name="effect">
                ${choices(FAULT_EFFECTS)}
              </select>
            </div>
            <div class="field">
              <label for="times">Times</label>
              <input id="times" name="times" inputmode="numeric" value="1" />
            </div>
            <div class="field">
              <label for="latencyMs">Milliseconds, for latency and timeout</label>
              <input id="latencyMs" name="latencyMs" inputmode="numeric" value="3000" />
            </div>
          </div>
          <div class="actions"><button class="btn primary">Turn on</button></div>
        </form>`,
    });
  });
  app.post('/faults', async (request, reply) => {
    await addFault(parts, formFields(request));
    return reply.redirect('/faults', 303);
  });
  app.post('/faults/clear', async (request, reply) => {
    parts.faults.clear(formFields(request)['id']);
    await parts.store.flush();
    return reply.redirect('/faults', 303);
  });
}
