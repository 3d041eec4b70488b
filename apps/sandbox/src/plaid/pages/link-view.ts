import { html, type Html } from '../../pages/html.js';
import { field, hostedFrame } from '../../stripe/pages/frame.js';
import { BANKS, SAMPLES } from '../banks.js';
import type { LinkDocument } from '../documents.js';
import type { PlaidWords } from './words.js';

const choice = (name: string, value: string, label: string, hint: string, chosen: boolean): Html =>
  html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${chosen && html`checked`} />
    <span><strong dir="auto">${label}</strong><span class="hint">${hint}</span></span>
  </label>`;

const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}" />`;

/** One step of the page: its form, which carries what was chosen before. */
function step(
  words: PlaidWords,
  link: LinkDocument,
  parts: { fields: Html; label: string; action: string },
  problem: string | null,
): Html {
  return hostedFrame(
    words,
    html`<section class="summary">
        <h1>${words.title}</h1>
        <p class="muted"><bdi>${link.clientName}</bdi> ${words.lead}</p>
      </section>
      ${problem !== null && html`<p class="notice danger" role="alert">${problem}</p>`}
      <form method="post" class="panel stack">
        ${parts.fields}
        <div class="actions">
          <button class="btn primary lg" name="action" value="${parts.action}">${parts.label}</button>
          <button class="btn secondary lg" name="action" value="cancel">${words.cancel}</button>
        </div>
      </form>`,
  );
}

/** Which bank. */
export const bankStep = (words: PlaidWords, link: LinkDocument, problem: string | null): Html =>
  step(
    words,
    link,
    {
      fields: html`<fieldset class="choices">
        <legend>${words.bank}</legend>
        ${BANKS.map(({ id, name, isDown }, index) => choice('bank', id, name, isDown ? words.down : '', index === 0))}
      </fieldset>`,
      label: words.next,
      action: 'bank',
    },
    problem,
  );

/** Signing in there; the only step of a repair. */
export const signInStep = (words: PlaidWords, link: LinkDocument, bank: string, problem: string | null): Html =>
  step(
    words,
    link,
    {
      fields: html`<h2>${link.repairs === null ? words.signIn : words.repair}</h2>
        ${hidden('bank', bank)}
        ${field({ name: 'username', label: words.username, value: 'user_good', hint: words.hint })}
        ${field({ name: 'password', label: words.password, value: 'pass_good', type: 'password' })}`,
      label: words.next,
      action: 'sign_in',
    },
    problem,
  );

/** Which account, and whose it is. */
export const accountStep = (words: PlaidWords, link: LinkDocument, bank: string, problem: string | null): Html =>
  step(
    words,
    link,
    {
      fields: html`${hidden('bank', bank)}
        <fieldset class="choices">
          <legend>${words.account}</legend>
          ${SAMPLES.map(({ key, name, number }, index) => choice('account', key, name, `•••• ${number.slice(-4)}`, index === 0))}
        </fieldset>
        ${field({ name: 'owner', label: words.owner, value: link.legalName ?? '' })}`,
      label: words.share,
      action: 'share',
    },
    problem,
  );
