import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathParameter } from '../../core/path-parameter.js';
import { sendPage } from '../../pages/document.js';
import { formFields } from '../../pages/form-fields.js';
import { html, type Html } from '../../pages/html.js';
import { hostedFrame, hostedMessage } from '../../stripe/pages/frame.js';
import { WORDS } from '../../stripe/pages/words.js';
import { ENDINGS, type Ending, type LinkDocument } from './documents.js';
import { finishLink } from './links.js';
import type { NorthEscrow } from './world.js';

const TITLES = { bank: 'Link your bank account', card: 'Link your card' } as const;
const LABELS: Readonly<Record<Ending, string>> = {
  settles: 'Payments settle',
  R01: 'R01: not enough money',
  R03: 'R03: no such account',
  R10: 'R10: not authorised',
  R10_late: 'R10, 20 days after the payment has settled',
  declined: 'Declined',
  silent: 'Never answers',
};

const form = ({ means }: LinkDocument): Html =>
  hostedFrame(
    WORDS.en,
    html`<form method="post" class="panel stack" novalidate>
      <h1>${TITLES[means]}</h1>
      <p class="muted">The escrow agent keeps the number; the site is shown its last four digits.</p>
      <div class="field">
        <label for="ending">What becomes of payments</label>
        <select id="ending" name="ending">
          ${ENDINGS.map((ending) => html`<option value="${ending}">${LABELS[ending]}</option>`)}
        </select>
      </div>
      <div class="actions">
        <button class="btn primary lg">Link</button>
      </div>
    </form>`,
  );

const message = (reply: FastifyReply, title: string, text: string): Promise<FastifyReply> =>
  sendPage(reply, { title, body: hostedMessage(WORDS.en, { title, text, way: null }) });

/** The page on which somebody links an account or a card; it leads nowhere back to. */
export function registerNorthPages(app: FastifyInstance, escrow: NorthEscrow): void {
  const waiting = (request: FastifyRequest): LinkDocument | undefined => {
    const link = escrow.links.get(pathParameter(request.params, 'token'));
    return link?.linked === null ? link : undefined;
  };
  const over = (reply: FastifyReply) =>
    message(reply.status(404), 'This page is closed', 'Go back to the site to begin again.');
  app.get('/north/link/:token', async (request, reply) => {
    const link = waiting(request);
    return link === undefined ? over(reply) : sendPage(reply, { title: TITLES[link.means], body: form(link) });
  });
  app.post('/north/link/:token', async (request, reply) => {
    const link = waiting(request);
    if (link === undefined) return over(reply);
    const { ending } = formFields(request);
    finishLink(escrow, link, {
      name: link.means === 'bank' ? 'First Escrow Bank' : 'Visa',
      ending: ENDINGS.find((one) => one === ending) ?? 'settles',
    });
    await escrow.parties.store.flush();
    return message(reply, 'It is linked', 'Close this page and go back to the site.');
  });
}
