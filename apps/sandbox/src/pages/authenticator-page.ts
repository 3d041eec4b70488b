import type { FastifyInstance } from 'fastify';
import type { AuthenticatorCode } from '../authenticator/authenticator.js';
import { addSecret } from '../control/authenticator-routes.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { formFields } from './form-fields.js';
import { html, type Html } from './html.js';
import { actButton, sendConsolePage } from './layout.js';

const STEP_MS = 30_000;
const COUNTDOWN = '/authenticator/countdown.css';

/** An address may break before its host. */
const breakable = (label: string): Html[] =>
  label.split(/(?=@)/).map((part, at) => (at === 0 ? html`${part}` : html`<wbr />${part}`));

const tile = ({ label, code }: AuthenticatorCode): Html =>
  html`<li class="panel tile">
    <h2 dir="auto">${breakable(label)}</h2>
    <p class="figure code" dir="ltr">${code.slice(0, 3)} ${code.slice(3)}</p>
    ${actButton('/authenticator/remove', 'Remove', { label })}
  </li>`;

/** The seconds are counted by the style sheet; the page is loaded again when they are over. */
const countdown = html`<div class="stack">
  <p class="muted">New codes in <span class="seconds"></span> seconds. This page then reloads.</p>
  <div class="drain" aria-hidden="true"><div></div></div>
</div>`;

const form = html`<form method="post" action="/authenticator" class="panel stack">
  <div class="field">
    <label for="label">Label</label>
    <input id="label" name="label" required autocomplete="off" />
  </div>
  <div class="field">
    <label for="secret">Secret</label>
    <input id="secret" name="secret" required autocomplete="off" dir="ltr" aria-describedby="secret-hint" />
    <p class="hint" id="secret-hint">Base32 as the product shows it, or the whole otpauth address</p>
  </div>
  <div class="actions">
    <button class="btn primary">Add</button>
    <a class="btn secondary" href="/authenticator">Cancel</a>
  </div>
</form>`;

export function registerAuthenticatorPage(app: FastifyInstance, parts: SandboxParts): void {
  const { authenticator } = parts;

  app.get('/authenticator', async (_request, reply) => {
    const codes = authenticator.list().flatMap(({ label }) => authenticator.code(label) ?? []);
    const [first] = codes;
    if (first) void reply.header('refresh', String(first.secondsLeft));
    return sendConsolePage(reply, {
      path: '/authenticator',
      title: 'Authenticator',
      styles: [COUNTDOWN],
      body: html`${codes.length === 0 && html`<p class="notice">No secrets yet. Add the one that the product shows.</p>`}
        ${codes.length > 0 && countdown}
        ${
          codes.length > 0 &&
          html`<ul class="tiles">
            ${codes.map(tile)}
          </ul>`
        }
        <p><a class="btn secondary" href="/authenticator/add">Add a secret</a></p>`,
    });
  });

  // How much of the half minute is over when the browser asks: a page without scripts cannot know it otherwise.
  app.get(COUNTDOWN, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`:root { --elapsed: -${Date.now() % STEP_MS}ms; }\n`),
  );

  // On a page of its own: the codes are loaded again while one types.
  app.get('/authenticator/add', async (_request, reply) =>
    sendConsolePage(reply, { path: '/authenticator', title: 'Add a secret', body: form }),
  );

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
