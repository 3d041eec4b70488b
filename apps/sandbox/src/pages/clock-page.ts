import type { FastifyInstance } from 'fastify';
import { moveClock } from '../control/clock-routes.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import { formFields } from './form-fields.js';
import { html } from './html.js';
import { actButton, instant, sendConsolePage } from './layout.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [
  ['1 minute', MINUTE],
  ['35 minutes', 35 * MINUTE],
  ['1 hour', HOUR],
  ['1 day', DAY],
  ['5 days', 5 * DAY],
  ['30 days', 30 * DAY],
  ['1 year', 365 * DAY],
] as const;

export function registerClockPage(app: FastifyInstance, parts: SandboxParts): void {
  const { clock } = parts;
  app.get('/clock', async (_request, reply) => {
    await clock.refresh();
    return sendConsolePage(reply, {
      path: '/clock',
      title: 'Clock',
      body: html`<section class="panel stack">
          <p class="muted">
            ${clock.kind === 'product' ? 'This is the clock of the product’s database.' : 'This clock is the sandbox’s own.'}
            It only moves forward: expiries, settlements, payouts and disputes in between happen in order.
          </p>
          <dl class="deed terms">
            <div>
              <dt>Business time, UTC</dt>
              <dd>${instant(clock.now())}</dd>
            </div>
            <div>
              <dt>Real time, UTC</dt>
              <dd>${instant(Date.now())}</dd>
            </div>
          </dl>
        </section>
        <section class="panel stack">
          <h2>Move forward by</h2>
          <div class="actions">
            ${STEPS.map(([label, milliseconds]) => actButton('/clock', label, { advanceMs: String(milliseconds) }))}
          </div>
          <form method="post" action="/clock" class="inline">
            <div class="field">
              <label for="to">Or to an instant (UTC)</label>
              <input id="to" name="to" type="datetime-local" step="1" required />
            </div>
            <button class="btn primary">Move the clock</button>
          </form>
        </section>`,
    });
  });
  app.post('/clock', async (request, reply) => {
    const { advanceMs, to } = formFields(request);
    // The field of the form has no zone; the page states UTC.
    await moveClock(parts, to ? { to: /z$/i.test(to) ? to : `${to}Z` } : { advanceMs: Number(advanceMs) });
    return reply.redirect('/clock', 303);
  });
}
