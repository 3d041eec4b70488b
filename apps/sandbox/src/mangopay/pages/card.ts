import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/document.js';
import { formFields } from '../../pages/form-fields.js';
import { html, type Html } from '../../pages/html.js';
import { hostedFrame, hostedMessage } from '../../stripe/pages/frame.js';
import { formatMoney, languageOf, type Language } from '../../stripe/pages/words.js';
import type { TransactionDocument } from '../documents.js';
import { CARD_ENDINGS, endCard, isCardEnding, type CardEnding } from '../money/pay-ins.js';
import { detail, ofKind } from '../money/transactions.js';
import type { MangopayWorld } from '../world.js';
import { mangopayWords, type MangopayWords } from './words.js';

const PATH = '/card';
const ENDINGS = Object.keys(CARD_ENDINGS).filter(isCardEnding);

/** Where the payer goes afterwards; Mangopay adds its own id of the payment. */
function wayBack(payIn: TransactionDocument): string {
  const back = new URL(detail(payIn, 'ReturnURL'));
  back.searchParams.set('transactionId', payIn.id);
  return back.href;
}

const choice = (ending: CardEnding, label: string): Html =>
  html`<label class="choice">
    <input type="radio" name="ending" value="${ending}" ${ending === 'accepted' && html`checked`} />
    <span><strong>${label}</strong></span>
  </label>`;

const view = (words: MangopayWords, { debited }: TransactionDocument, problem: string | null): Html =>
  hostedFrame(
    words,
    html`<section class="summary">
        <h1>
          <span class="muted">${words.to}</span>
          <bdi dir="ltr" class="money">${formatMoney(debited.Amount, debited.Currency)}</bdi>
        </h1>
      </section>
      ${problem !== null && html`<p class="notice danger" role="alert">${problem}</p>`}
      <form method="post" class="panel stack">
        <fieldset class="choices">
          <legend>${words.question}</legend>
          ${ENDINGS.map((ending) => choice(ending, words[ending]))}
        </fieldset>
        <div class="actions">
          <button class="btn primary lg" name="action" value="pay">${words.pay}</button>
          <button class="btn secondary lg" name="action" value="leave">${words.leave}</button>
        </div>
      </form>`,
  );

interface Visit {
  readonly payIn: TransactionDocument | undefined;
  readonly language: Language;
  readonly words: MangopayWords;
  readonly reply: FastifyReply;
}

/** The page on which the payer enters a card; here its bank's answer is chosen. */
export function registerCardPages(app: FastifyInstance, world: MangopayWorld): void {
  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    await world.wake();
    const { query } = request;
    const id: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'transaction') : undefined;
    const known = ofKind(world, id, 'PAYIN');
    const payIn = known?.details['PaymentType'] === 'CARD' ? known : undefined;
    const culture = payIn === undefined ? null : detail(payIn, 'Culture');
    const language = languageOf(culture, request.headers['accept-language']);
    return { payIn, language, words: mangopayWords(language), reply };
  };
  const say = ({ words, language, reply }: Visit, title: string, text: string, back: string | null) =>
    sendPage(reply, {
      title,
      lang: language,
      body: hostedMessage(words, { title, text, way: back === null ? null : { href: back, label: words.go } }),
    });
  const show = ({ words, language, reply }: Visit, payIn: TransactionDocument, problem: string | null) =>
    sendPage(reply, {
      title: words.title,
      lang: language,
      body: view(words, payIn, problem),
      formTargets: [new URL(detail(payIn, 'ReturnURL')).origin],
      styles: ['/assets/approval.css'],
    });
  const over = (here: Visit): Promise<FastifyReply> => {
    if (here.payIn === undefined) void here.reply.status(404);
    return say(here, here.words.overTitle, here.words.overText, here.payIn === undefined ? null : wayBack(here.payIn));
  };

  app.get(PATH, async (request, reply) => {
    const here = await visit(request, reply);
    return here.payIn?.status === 'CREATED' ? show(here, here.payIn, null) : over(here);
  });
  app.post(PATH, async (request, reply) => {
    const here = await visit(request, reply);
    const { payIn, words } = here;
    if (payIn?.status !== 'CREATED') return over(here);
    const { ending, action } = formFields(request);
    if (!isCardEnding(ending)) return show(here, payIn, words.choose);
    endCard(world, payIn, ending);
    await world.store.flush();
    return action === 'leave' ? say(here, words.leftTitle, words.leftText, null) : reply.redirect(wayBack(payIn), 303);
  });
}
