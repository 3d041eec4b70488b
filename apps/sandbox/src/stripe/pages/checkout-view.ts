import { html, type Html } from '../../pages/html.js';
import { TEST_CARDS, type TestCard } from '../money/cards.js';
import type { LineItem, Session } from '../objects.js';
import { field, hostedFrame } from './frame.js';
import { formatMoney, type Words } from './words.js';

export interface CheckoutForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** What stopped the payment as a whole, for instance a declined card. */
  readonly problem?: string;
}

const money = (minor: number, currency: string): Html =>
  html`<bdi dir="ltr" class="money">${formatMoney(minor, currency)}</bdi>`;

const cardWord = (words: Words, word: NonNullable<TestCard['word']>): string =>
  word === 'code' ? words.wrongCode : words[word];

function testCards(words: Words): Html {
  return html`<form method="post" class="panel stack" aria-labelledby="test-cards">
    <h2 id="test-cards">${words.fill}</h2>
    <ul class="fills">
      ${TEST_CARDS.map(
        ({ number, word }) =>
          word &&
          html`<li>
            <button class="btn secondary fill" name="fill" value="${number}">
              <bdi dir="ltr" class="num">${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</bdi>
              <span>${cardWord(words, word)}</span>
            </button>
          </li>`,
      )}
    </ul>
  </form>`;
}

function cardForm(words: Words, session: Session, form: CheckoutForm): Html {
  const { values, errors } = form;
  const entry = (name: string, label: string, numeric = true, hint?: string): Html =>
    field({ name, label, value: values[name] ?? '', error: errors[name], numeric, ...(hint ? { hint } : {}) });
  return html`<form method="post" class="panel stack" novalidate>
    <h2>${words.card}</h2>
    ${entry('number', words.number)}
    <div class="pair">${entry('expiry', words.expiry, true, words.expiryHint)} ${entry('code', words.code)}</div>
    ${entry('name', words.name, false)}
    <div class="actions">
      <button class="btn primary lg" name="action" value="pay">
        ${words.pay} ${money(session.amount_total ?? 0, session.currency ?? 'usd')}
      </button>
      ${cancelButton(words, session)}
    </div>
  </form>`;
}

const cancelButton = (words: Words, session: Session): Html | null =>
  session.cancel_url === null
    ? null
    : html`<button class="btn secondary lg" name="action" value="cancel">${words.cancel}</button>`;

function bankForm(words: Words, session: Session, form: CheckoutForm, alone: boolean): Html {
  const { values, errors } = form;
  const entry = (name: string, label: string, numeric: boolean): Html =>
    field({ name, label, value: values[name] ?? '', error: errors[name], numeric });
  return html`<form method="post" class="panel stack" novalidate>
    <h2>${words.bank}</h2>
    <p class="hint">${words.bankHint}</p>
    ${entry('routing', words.routing, true)} ${entry('account', words.account, true)}
    ${entry('holder', words.holder, false)}
    <div class="actions">
      <button class="btn ${alone ? 'primary' : 'secondary'} lg" name="action" value="bank">
        ${words.payByBank} ${money(session.amount_total ?? 0, session.currency ?? 'usd')}
      </button>
      ${alone && cancelButton(words, session)}
    </div>
  </form>`;
}

/** The hosted payment page of an open session. */
export function checkoutView(words: Words, session: Session, items: readonly LineItem[], form: CheckoutForm): Html {
  const card = session.payment_method_types.includes('card');
  const bank = session.payment_method_types.includes('us_bank_account');
  return hostedFrame(
    words,
    html`<section class="summary">
        <h1><span class="muted">${words.to}</span> ${money(session.amount_total ?? 0, session.currency ?? 'usd')}</h1>
        <dl class="deed terms">
          ${items.map(
            (item) =>
              html`<div>
                <dt dir="auto">${item.description}${(item.quantity ?? 1) > 1 && html` × ${item.quantity}`}</dt>
                <dd>${money(item.amount_total, item.currency)}</dd>
              </div>`,
          )}
          <div class="total">
            <dt>${words.total}</dt>
            <dd>${money(session.amount_total ?? 0, session.currency ?? 'usd')}</dd>
          </div>
        </dl>
      </section>
      ${form.problem && html`<p class="notice danger" role="alert"><strong>${words.summary}.</strong> ${form.problem}</p>`}
      ${card && cardForm(words, session, form)} ${bank && bankForm(words, session, form, !card)}
      ${card && testCards(words)}`,
  );
}

/** The bank's page for 3-D Secure. */
export const secureView = (words: Words, session: Session): Html =>
  hostedFrame(
    words,
    html`<form method="post" class="panel stack">
      <h1>${words.secureTitle}</h1>
      <p class="muted">${words.secureText}</p>
      <p class="figure">${money(session.amount_total ?? 0, session.currency ?? 'usd')}</p>
      <div class="actions">
        <button class="btn primary lg" name="action" value="complete">${words.secureComplete}</button>
        <button class="btn secondary lg" name="action" value="fail">${words.secureFail}</button>
      </div>
    </form>`,
  );
