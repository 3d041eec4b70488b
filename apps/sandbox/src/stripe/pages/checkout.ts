import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathParameter } from '../../core/path-parameter.js';
import { sendPage } from '../../pages/document.js';
import type { Html } from '../../pages/html.js';
import { authenticate, payByBank, payByCard, type PaymentResult } from '../money/checkout-pay.js';
import { idOf, type Session } from '../objects.js';
import type { StripeWorld } from '../world.js';
import { readBank, readCard, type Fields } from './checkout-input.js';
import { checkoutView, secureView, type CheckoutForm } from './checkout-view.js';
import { hostedMessage } from './frame.js';
import { formFields } from '../../pages/form-fields.js';
import { languageOf, WORDS, type Language, type Words } from './words.js';

const BLANK: CheckoutForm = { values: {}, errors: {} };
const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin]);
const returnUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

interface Visit {
  readonly session: Session | undefined;
  readonly language: Language;
  readonly words: Words;
  readonly reply: FastifyReply;
}

/** The hosted payment page and the bank's 3-D Secure page behind it. */
export function registerCheckoutPages(app: FastifyInstance, world: StripeWorld): void {
  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    await world.clock.refresh();
    world.scheduler.runDue();
    const id = pathParameter(request.params, 'id');
    const session = world.sessions.find(id);
    const language = languageOf(session?.locale ?? null, request.headers['accept-language']);
    return { session, language, words: WORDS[language], reply };
  };

  const show = async (
    { language, reply }: Visit,
    session: Session,
    title: string,
    body: Html,
  ): Promise<FastifyReply> => {
    await world.store.flush();
    const formTargets = [...originOf(session.success_url), ...originOf(session.cancel_url)];
    return sendPage(reply, { title, lang: language, body, formTargets });
  };

  /** The page for a session that cannot be paid (any more); undefined when it can. */
  const closed = async (visit: Visit): Promise<FastifyReply | undefined> => {
    const { session, words, reply, language } = visit;
    if (session?.status === 'open') return undefined;
    if (session?.status === 'complete') {
      const way = { href: returnUrl(session), label: words.doneBack };
      const message = { title: words.doneTitle, text: words.doneText, way };
      return show(visit, session, words.doneTitle, hostedMessage(words, message));
    }
    const back = session?.cancel_url ?? null;
    const way = back === null ? null : { href: back, label: words.back };
    void reply.status(session ? 200 : 404);
    const message = { title: words.expiredTitle, text: words.expiredText, way };
    return sendPage(reply, { title: words.expiredTitle, lang: language, body: hostedMessage(words, message) });
  };

  const showForm = (visit: Visit, session: Session, form: CheckoutForm): Promise<FastifyReply> => {
    const items = world.lineItems.get(session.id) ?? [];
    return show(visit, session, visit.words.title, checkoutView(visit.words, session, items, form));
  };

  const emailOf = (session: Session): string | null =>
    session.customer_email ?? world.customers.find(idOf(session.customer))?.email ?? null;

  const after = async (
    visit: Visit,
    session: Session,
    result: PaymentResult,
    values: Fields,
  ): Promise<FastifyReply> => {
    await world.store.flush();
    if (result === 'authentication_required') return visit.reply.redirect(`/c/secure/${session.id}`, 303);
    if (result !== 'declined') return visit.reply.redirect(returnUrl(session), 303);
    const problem = declineText(
      visit.words,
      world.paymentIntents.find(idOf(session.payment_intent))?.last_payment_error,
    );
    return showForm(visit, session, { values, errors: {}, problem });
  };

  const submit = async (visit: Visit, session: Session, fields: Fields): Promise<FastifyReply> => {
    const { words, reply } = visit;
    if (fields['fill'] !== undefined) {
      const values = { number: fields['fill'], expiry: '12/34', code: '123', name: 'Ines Okafor' };
      return showForm(visit, session, { values, errors: {} });
    }
    if (fields['action'] === 'cancel' && session.cancel_url !== null) return reply.redirect(session.cancel_url, 303);
    if (fields['action'] === 'bank' && session.payment_method_types.includes('us_bank_account')) {
      const bank = readBank(fields, words, emailOf(session));
      if (!bank.ok) return showForm(visit, session, { values: fields, errors: bank.errors });
      return after(visit, session, payByBank(world, session, bank.value), fields);
    }
    const card = readCard(fields, words, world.clock.now(), emailOf(session));
    if (!card.ok) return showForm(visit, session, { values: fields, errors: card.errors });
    return after(visit, session, payByCard(world, session, card.value), fields);
  };

  app.get('/c/pay/:id', async (request, reply) => {
    const here = await visit(request, reply);
    return (await closed(here)) ?? (here.session && showForm(here, here.session, BLANK));
  });

  app.post('/c/pay/:id', async (request, reply) => {
    const here = await visit(request, reply);
    return (await closed(here)) ?? (here.session && submit(here, here.session, formFields(request)));
  });

  app.get('/c/secure/:id', async (request, reply) => {
    const here = await visit(request, reply);
    const page = await closed(here);
    if (page || !here.session) return page;
    if (!world.pendingPayers.get(here.session.id)) return reply.redirect(`/c/pay/${here.session.id}`, 303);
    return show(here, here.session, here.words.secureTitle, secureView(here.words, here.session));
  });

  app.post('/c/secure/:id', async (request, reply) => {
    const here = await visit(request, reply);
    const page = await closed(here);
    if (page || !here.session) return page;
    if (!world.pendingPayers.get(here.session.id)) return reply.redirect(`/c/pay/${here.session.id}`, 303);
    const result = authenticate(world, here.session, formFields(request)['action'] === 'complete');
    return after(here, here.session, result, {});
  });
}

function declineText(words: Words, error: { code?: string; decline_code?: string } | null | undefined): string {
  switch (error?.decline_code ?? error?.code) {
    case 'insufficient_funds':
      return words.declineFunds;
    case 'expired_card':
      return words.declineExpired;
    case 'incorrect_cvc':
      return words.declineCode;
    case 'payment_intent_authentication_failure':
      return words.declineSecure;
    default:
      return words.declineGeneric;
  }
}
