import { html, type Html } from '../../pages/html.js';
import type { Words } from './words.js';

/** The frame of every hosted page: the mark, the reminder that it is a sandbox, and one column. */
export const hostedFrame = (words: Pick<Words, 'sandbox'>, body: Html): Html => html`
  <header class="hosted-head">
    <img src="/assets/cairn-mark.svg" alt="" width="28" height="28" />
    <p class="badge warning">${words.sandbox}</p>
  </header>
  <main class="hosted">${body}</main>
`;

/** A page with a heading, a sentence and one way on. */
export const hostedMessage = (
  words: Pick<Words, 'sandbox'>,
  message: {
    readonly title: string;
    readonly text: string;
    readonly way: { readonly href: string; readonly label: string } | null;
  },
): Html =>
  hostedFrame(
    words,
    html`<section class="panel stack">
      <h1>${message.title}</h1>
      <p class="muted">${message.text}</p>
      ${message.way && html`<p><a class="btn primary" href="${message.way.href}">${message.way.label}</a></p>`}
    </section>`,
  );

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly numeric?: boolean;
  readonly type?: string;
}

/** A labelled field with its hint and its error below. */
export function field({ name, label, value, error, hint, numeric, type = 'text' }: FieldOptions): Html {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      dir="${numeric ? 'ltr' : 'auto'}"
      autocomplete="off"
      ${numeric && html`inputmode="numeric"`}
      ${described && html`aria-describedby="${described}"`}
      ${error && html`aria-invalid="true"`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
