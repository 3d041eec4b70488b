import type { FastifyInstance } from 'fastify';
import { addSecret } from '../control/authenticator-routes.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { formFields } from './form-fields.js';
import { html } from './html.js';
import { actButton, sendConsolePage } from './layout.js';

export function registerAuthenticatorPage(app: FastifyInstance, parts: SandboxParts): void {
  const { authenticator } = parts;
  app.get('/authenticator', async (_request, reply) => {
    const codes = authenticator.list().flatMap(({ label }) => authenticator.code(label) ?? []);
    return sendConsolePage(reply, {
      path: '/authenticator',
      title: 'Authenticator',
      body: html`${codes.length === 0 && html`<p class="notice">No secrets yet. Add the one that the product shows.</p>`}
        <ul class="tiles">
          ${codes.map(
            ({ label, code, secondsLeft }) =>
              html`<li class="panel tile">
                <h2 dir="auto">${label}</h2>
                <p class="figure code" dir="ltr">${code.slice(0, 3)} ${code.slice(3)}</p>
                <p class="hint">${secondsLeft} seconds left when this page was loaded</p>
                ${actButton('/authenticator/remove', 'Remove', { label })}
              </li>`,
          )}
        </ul>
        ${codes.length > 0 && html`<p><a class="btn secondary" href="/authenticator">Refresh codes</a></p>`}
        <form method="post" action="/authenticator" class="panel stack">
          <h2>Add a secret</h2>
          <div class="field">
            <label for="label">Label</label>
            <input id="label" name="label" required autocomplete="off" />
          </div>
          <div class="field">
            <label for="secret">Secret</label>
            <input id="secret" name="secret" required autocomplete="off" dir="ltr" aria-describedby="secret-hint" />
            <p class="hint" id="secret-hint">Base32 as the product shows it, or the whole otpauth address</p>
          </div>
          <div class="actions"><button class="btn primary">Add</button></div>
        </form>`,
    });
  });
  app.post('/authenticator', async (request, reply) => {
    await addSecret(parts, formFields(request));
    return reply.redirect('/authenticator', 303);
  });
  app.post('/authenticator/remove', async (request, reply) => {
    authenticator.remove(formFields(request)['label'] ?? '');
    await parts.store.flush();
    return reply.redirect('/authenticator', 303);
  });
}
