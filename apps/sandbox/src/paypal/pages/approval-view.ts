import { html, type Html } from '../../pages/html.js';
import { hostedFrame } from '../../stripe/pages/frame.js';
import { formatMoney } from '../../stripe/pages/words.js';
import type { OrderDocument, Way } from '../documents.js';
import type { Amount } from '../money.js';
import { allows } from '../orders/approving.js';
import { USUAL_PAYER } from '../orders/payers.js';
import type { PaypalWords } from './words.js';

const money = ({ minor, currency }: Amount): Html =>
  html`<bdi dir="ltr" class="money">${formatMoney(minor, currency)}</bdi>`;

const totalOf = ({ units }: OrderDocument): Amount => ({
  currency: units[0]?.amount.currency ?? 'USD',
  minor: units.reduce((sum, { amount }) => sum + amount.minor, 0),
});

const choice = (way: Way, label: string, hint: string, chosen: boolean): Html =>
  html`<label class="choice">
    <input type="radio" name="way" value="${way}" ${chosen && html`checked`} />
    <span><strong>${label}</strong><span class="hint">${hint}</span></span>
  </label>`;

function ways(words: PaypalWords, order: OrderDocument): Html[] {
  return [
    choice('balance', words.balance, words.balanceHint, true),
    ...(allows(order, 'bank') ? [choice('bank', words.bank, words.bankHint, false)] : []),
    choice('declined_card', words.card, words.cardHint, false),
  ];
}

/** The hosted page of an order that nobody has agreed to yet. */
export const approvalView = (words: PaypalWords, order: OrderDocument, problem: string | null): Html =>
  hostedFrame(
    words,
    html`<section class="summary">
        <h1><span class="muted">${words.to}</span> ${money(totalOf(order))}</h1>
        <dl class="deed terms">
          ${order.units.map(
            (unit) =>
              html`<div>
                <dt dir="auto">${unit.description ?? order.brandName ?? unit.referenceId}</dt>
                <dd>${money(unit.amount)}</dd>
              </div>`,
          )}
          <div class="total">
            <dt>${words.total}</dt>
            <dd>${money(totalOf(order))}</dd>
          </div>
        </dl>
      </section>
      ${problem !== null && html`<p class="notice danger" role="alert">${problem}</p>`}
      <form method="post" class="panel stack">
        <fieldset class="choices">
          <legend>${words.question}</legend>
          ${ways(words, order)}
        </fieldset>
        <div class="field">
          <label for="name">${words.name}</label>
          <input id="name" name="name" value="${USUAL_PAYER.givenName} ${USUAL_PAYER.surname}" autocomplete="off" />
          <span class="hint">${words.nameHint}</span>
        </div>
        <div class="field">
          <label for="email">${words.email}</label>
          <input id="email" name="email" type="email" dir="ltr" value="${USUAL_PAYER.email}" autocomplete="off" />
        </div>
        <div class="actions">
          <button class="btn primary lg" name="action" value="pay">${words.pay} ${money(totalOf(order))}</button>
          <button class="btn secondary lg" name="action" value="leave">${words.leave}</button>
          <button class="btn secondary lg" name="action" value="cancel">${words.cancel}</button>
        </div>
      </form>`,
  );
