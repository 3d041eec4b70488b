import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { sendPage } from '../pages/document.js';
import { formFields } from '../pages/form-fields.js';
import { html, type Html } from '../pages/html.js';
import { field, hostedFrame, hostedMessage } from '../stripe/pages/frame.js';
import { WORDS } from '../stripe/pages/words.js';
import { OFFERED_CODES, wordsOf } from './answers.js';
import { ENDINGS, isEnding, type Check, type Ending, type ShuftiChecks } from './checks.js';

const LABELS: Readonly<Record<Ending, string>> = {
  accepted: 'Accepted',
  declined: 'Declined, for the reason below',
  review: 'A person at the provider looks at it',
  cancelled: 'The visitor closes the page',
  timeout: 'The time runs out',
};
const TITLE = 'Confirm your identity';
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const form = (check: Check): Html =>
  hostedFrame(
    WORDS.en,
    html`<form method="post" class="panel stack" novalidate>
      <h1>${TITLE}</h1>
      <p class="muted">
        The provider would ask ${check.firstName} ${check.lastName} for a document and a picture of the face.
      </p>
      <div class="field">
        <label for="ending">What happens</label>
        <select id="ending" name="ending">
          ${ENDINGS.map((ending) => html`<option value="${ending}">${LABELS[ending]}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="code">Reason</label>
        <select id="code" name="code">
          ${OFFERED_CODES.map((code) => html`<option value="${code}">${code} ${wordsOf(code)}</option>`)}
        </select>
      </div>
      ${field({
        name: 'expiry',
        label: 'The document runs out on',
        value: check.documentExpiresOn,
        hint: 'YYYY-MM-DD',
        numeric: true,
      })}
      <div class="actions">
        <button class="btn primary lg">Finish</button>
      </div>
    </form>`,
  );

/** The hosted page, on which each ending can be chosen. */
export function registerShuftiPages(app: FastifyInstance, checks: ShuftiChecks): void {
  const over = (reply: FastifyReply): Promise<FastifyReply> => {
    const message = { title: 'This page is closed', text: 'Go back to the site to begin again.', way: null };
    return sendPage(reply.status(404), { title: message.title, body: hostedMessage(WORDS.en, message) });
  };
  const waiting = async (request: FastifyRequest): Promise<Check | undefined> => {
    await checks.clock.refresh();
    const check = checks.byToken(pathParameter(request.params, 'token'));
    return check?.event === 'request.pending' && check.expiresAt > checks.clock.now() ? check : undefined;
  };

  app.get('/shufti/process/:token', async (request, reply) => {
    const check = await waiting(request);
    if (check === undefined) return over(reply);
    return sendPage(reply, { title: TITLE, body: form(check), formTargets: [new URL(check.redirectUrl).origin] });
  });

  app.post('/shufti/process/:token', async (request, reply) => {
    const check = await waiting(request);
    if (check === undefined) return over(reply);
    const { ending, code = '', expiry = '' } = formFields(request);
    checks.finish(check, {
      ending: isEnding(ending) ? ending : 'accepted',
      codes: ending === 'declined' ? [code] : [],
      ...(DATE.test(expiry) ? { documentExpiresOn: expiry } : {}),
    });
    await checks.store.flush();
    return reply.redirect(check.redirectUrl, 303);
  });
}
