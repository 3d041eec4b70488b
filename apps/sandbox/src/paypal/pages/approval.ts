import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/document.js';
import { formFields } from '../../pages/form-fields.js';
import { hostedMessage } from '../../stripe/pages/frame.js';
import { languageOf, type Language } from '../../stripe/pages/words.js';
import { isWay, type OrderDocument } from '../documents.js';
import { allows, approveOrder, isOpen } from '../orders/approving.js';
import { payerOf } from '../orders/payers.js';
import type { PaypalWorld } from '../world.js';
import { approvalView } from './approval-view.js';
import { paypalWords, type PaypalWords } from './words.js';

const PATH = '/checkoutnow';

interface Visit {
  readonly order: OrderDocument | undefined;
  readonly language: Language;
  readonly words: PaypalWords;
  readonly reply: FastifyReply;
}

/** Where the payer goes afterwards, with the order and, once they agreed, who they are. */
function wayBack(order: OrderDocument, url: string): string {
  const back = new URL(url);
  back.searchParams.set('token', order.id);
  if (url === order.returnUrl && order.payerId !== null) back.searchParams.set('PayerID', order.payerId);
  return back.href;
}

const targets = (order: OrderDocument): string[] =>
  [order.returnUrl, order.cancelUrl].flatMap((url) => (url === null ? [] : [new URL(url).origin]));

/** The page on which the payer agrees, chooses what to pay with, cancels, or leaves. */
export function registerApprovalPages(app: FastifyInstance, world: PaypalWorld): void {
  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    await world.wake();
    const { query } = request;
    const token: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'token') : undefined;
    const known = typeof token === 'string' ? world.orders.get(token) : undefined;
    const order = known?.expired === true ? undefined : known;
    const language = languageOf(known?.locale ?? null, request.headers['accept-language']);
    return { order, language, words: paypalWords(language), reply };
  };

  const say = (here: Visit, title: string, text: string, back: string | null): Promise<FastifyReply> => {
    const { words, language, reply } = here;
    const way = back === null ? null : { href: back, label: words.go };
    return sendPage(reply, { title, lang: language, body: hostedMessage(words, { title, text, way }) });
  };

  /** The page of an order that needs nothing of the payer; undefined when it does. */
  const settled = (here: Visit): Promise<FastifyReply> | undefined => {
    const { order, words, reply } = here;
    if (order === undefined) {
      void reply.status(404);
      return say(here, words.overTitle, words.overText, null);
    }
    if (isOpen(order)) return undefined;
    const back = order.returnUrl === null ? null : wayBack(order, order.returnUrl);
    return order.status === 'COMPLETED'
      ? say(here, words.doneTitle, words.doneText, back)
      : say(here, words.agreedTitle, words.agreedText, back);
  };

  const show = ({ words, language, reply }: Visit, order: OrderDocument, problem: string | null) =>
    sendPage(reply, {
      title: words.title,
      lang: language,
      body: approvalView(words, order, problem),
      formTargets: targets(order),
      styles: ['/assets/approval.css'],
    });

  const submit = async (here: Visit, order: OrderDocument, fields: Readonly<Record<string, string>>) => {
    const { words, reply } = here;
    const { action, way, name, email } = fields;
    if (action === 'cancel') {
      return order.cancelUrl === null
        ? say(here, words.overTitle, words.overText, null)
        : reply.redirect(wayBack(order, order.cancelUrl), 303);
    }
    if (!isWay(way) || !allows(order, way)) return show(here, order, words.choose);
    const payer = payerOf(name, email);
    if (payer === null) return show(here, order, words.whose);
    approveOrder(world, order, way, payer);
    await world.store.flush();
    return action === 'leave' || order.returnUrl === null
      ? say(here, words.leftTitle, words.leftText, null)
      : reply.redirect(wayBack(order, order.returnUrl), 303);
  };

  app.get(PATH, async (request, reply) => {
    const here = await visit(request, reply);
    const { order, words } = here;
    return settled(here) ?? (order && show(here, order, order.refusals > 0 ? words.refused : null));
  });
  app.post(PATH, async (request, reply) => {
    const here = await visit(request, reply);
    return settled(here) ?? (here.order && submit(here, here.order, formFields(request)));
  });
}
