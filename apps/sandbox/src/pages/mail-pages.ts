import type { FastifyInstance } from 'fastify';
import { pathParameter } from '../core/path-parameter.js';
import { ControlError, inputOf } from '../control/input.js';
import type { SandboxParts } from '../control/sandbox-parts.js';
import type { MailMessage } from '../mail/message.js';
import { html, type Html } from './html.js';
import { actButton, instant, sendConsolePage, table } from './layout.js';

/** Messages on a page. */
const SHOWN = 50;
/** Foreign markup: no script, no frame, no form, and a separate origin. Links open in a new tab. */
const MAIL_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Plain text with its addresses made into links. */
function linked(text: string): Html[] {
  return text.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) => {
    if (index % 2 === 0) return html`${part}`;
    const [, url = part, tail = ''] = /^(.*?)([.,;:!?)\]]*)$/.exec(part) ?? [];
    return html`<a href="${url}" rel="noreferrer">${url}</a>${tail}`;
  });
}

const messageView = (message: MailMessage): Html =>
  html`<section class="panel stack">
      <dl class="terms">
        <div>
          <dt>From</dt>
          <dd dir="auto">${message.from}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd dir="auto">${message.recipients.join(', ')}</dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>${instant(message.receivedAt)}</dd>
        </div>
        ${message.attachments.map(
          ({ filename, mimeType, bytes }, index) =>
            html`<div>
              <dt>Attachment</dt>
              <dd><a href="/mail/${message.id}/attachments/${index}">${filename ?? mimeType}</a>, ${bytes} bytes</dd>
            </div>`,
        )}
      </dl>
      ${
        message.links.length > 0 &&
        html`<h2>Links</h2>
          <ul class="links">
            ${message.links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}
          </ul>`
      }
    </section>
    ${
      message.html !== null &&
      html`<iframe
        class="mail"
        title="The message as HTML"
        src="/mail/${message.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`
    }
    <section class="panel stack">
      <h2>As text</h2>
      <pre dir="auto">${linked(message.text)}</pre>
    </section>`;

const searchForm = (words: string): Html =>
  html`<form method="get" action="/mail" role="search" class="inline">
    <div class="field grow">
      <label for="q">Search subject and recipient</label>
      <input id="q" name="q" type="search" value="${words}" dir="auto" autocomplete="off" />
    </div>
    <button class="btn primary">Search</button>
    ${words !== '' && html`<a class="btn secondary" href="/mail">Clear search</a>`}
  </form>`;

const countOf = (count: number, words: string): string => {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  return words === '' ? messages : `${messages} for “${words}”`;
};

const pager = (words: string, at: number, last: number): Html => {
  const address = (page: number): string => `/mail?${new URLSearchParams({ q: words, page: String(page) }).toString()}`;
  return html`<nav class="pager" aria-label="Pages">
    ${at > 1 && html`<a class="btn secondary sm" rel="prev" href="${address(at - 1)}">Newer</a>`}
    <span class="num">Page ${at} of ${last}</span>
    ${at < last && html`<a class="btn secondary sm" rel="next" href="${address(at + 1)}">Older</a>`}
  </nav>`;
};

export function registerMailPages(app: FastifyInstance, parts: SandboxParts): void {
  const { inbox } = parts;
  const find = (params: unknown): MailMessage => {
    const message = inbox.get(pathParameter(params, 'id'));
    if (!message) throw new ControlError(404, 'No such mail');
    return message;
  };
  app.get('/mail', async (request, reply) => {
    const { q, page } = inputOf(request.query);
    const words = typeof q === 'string' ? q.trim() : '';
    const found = inbox.search(words);
    const last = Math.max(1, Math.ceil(found.length / SHOWN));
    const at = Math.min(last, Math.max(1, Math.trunc(Number(page)) || 1));
    const rows = found
      .slice((at - 1) * SHOWN, at * SHOWN)
      .map((message) => [
        html`<a href="/mail/${message.id}" dir="auto">${message.subject || 'No subject'}</a>`,
        html`<bdi>${message.recipients.join(', ')}</bdi>`,
        instant(message.receivedAt),
      ]);
    const empty = words === '' ? 'No mail yet.' : 'No mail has these words in its subject or its recipient.';
    return sendConsolePage(reply, {
      path: '/mail',
      title: 'Mail',
      body: html`${searchForm(words)}
        <p class="muted num">${countOf(found.length, words)}</p>
        ${table('Messages', ['Subject', 'To', 'Received, UTC'], rows, empty)} ${last > 1 && pager(words, at, last)}
        ${rows.length > 0 && actButton('/mail/clear', 'Delete all mail')}`,
    });
  });
  app.get('/mail/:id', async (request, reply) => {
    const message = find(request.params);
    return sendConsolePage(reply, {
      path: '/mail',
      title: message.subject || 'No subject',
      body: messageView(message),
    });
  });
  app.get('/mail/:id/html', async (request, reply) => {
    const message = find(request.params);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .send(`<base target="_blank">${message.html ?? ''}`);
  });
  app.get('/mail/:id/attachments/:index', async (request, reply) => {
    const message = find(request.params);
    const attachment = message.attachments[Number(pathParameter(request.params, 'index'))];
    if (!attachment) throw new ControlError(404, 'No such attachment');
    const name = encodeURIComponent(attachment.filename ?? 'attachment');
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(attachment.content, 'base64'));
  });
  app.post('/mail/clear', async (_request, reply) => {
    inbox.clear();
    await parts.store.flush();
    return reply.redirect('/mail', 303);
  });
}
