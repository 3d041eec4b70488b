import type { FastifyReply } from 'fastify';
import { sendPage } from './document.js';
import { html, type Html } from './html.js';

const NAVIGATION = [
  ['/', 'Overview'],
  ['/stripe', 'Stripe'],
  ['/paypal', 'PayPal'],
  ['/plaid', 'Plaid'],
  ['/webhooks', 'Webhooks'],
  ['/faults', 'Faults'],
  ['/mail', 'Mail'],
  ['/authenticator', 'Authenticator'],
  ['/clock', 'Clock'],
] as const;

export interface ConsolePage {
  /** The path of the entry in the navigation it belongs to. */
  readonly path: string;
  readonly title: string;
  readonly body: Html;
  /** Style sheets of this page alone. */
  readonly styles?: readonly string[];
  /** What the last act led to, shown above the rest. */
  readonly notice?: { readonly kind: 'success' | 'danger'; readonly text: string } | undefined;
}

/** Sends one of the sandbox's own pages. */
export const sendConsolePage = (reply: FastifyReply, page: ConsolePage): Promise<FastifyReply> =>
  sendPage(reply, {
    title: `${page.title} · Cairn sandbox`,
    styles: page.styles ?? [],
    body: html`<header class="bar">
        <a class="brand" href="/"><img src="/assets/cairn-mark.svg" alt="" width="28" height="28" /> Sandbox</a>
        <nav aria-label="Sandbox">
          ${NAVIGATION.map(
            ([path, label]) => html`<a href="${path}" ${path === page.path && html`aria-current="page"`}>${label}</a>`,
          )}
        </nav>
      </header>
      <main class="console">
        <h1>${page.title}</h1>
        ${page.notice && html`<p class="notice ${page.notice.kind}" role="status">${page.notice.text}</p>`} ${page.body}
      </main>`,
  });

/** A table; on narrow screens each row is a block whose cells name their column. `empty` is its text without rows. */
export const table = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Html[])[],
  empty: string,
): Html =>
  rows.length === 0
    ? html`<p class="notice">${empty}</p>`
    : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
        <table>
          <caption class="hidden">
            ${caption}
          </caption>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map((cell, index) => html`<td data-head="${heads[index] ?? ''}">${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

/** An instant as people read it, in UTC, to the second. */
export const instant = (value: number | string): Html => {
  const text = new Date(value).toISOString();
  return html`<time datetime="${text}" class="num">${text.slice(0, 10)} ${text.slice(11, 19)}</time>`;
};

/** A button in its own form. */
export const actButton = (action: string, label: string, fields: Readonly<Record<string, string>> = {}): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="btn secondary sm">${label}</button>
  </form>`;

export const choices = (values: readonly string[]): Html[] => values.map((value) => html`<option>${value}</option>`);
