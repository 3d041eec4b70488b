import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathParameter } from '../../core/path-parameter.js';
import { sendPage } from '../../pages/document.js';
import { formFields } from '../../pages/form-fields.js';
import type { Html } from '../../pages/html.js';
import { hostedMessage } from '../../stripe/pages/frame.js';
import { languageOf, type Language } from '../../stripe/pages/words.js';
import { bankOf, GOOD_USER, sampleOf } from '../banks.js';
import type { LinkDocument } from '../documents.js';
import { finishLink, isOpen, leaveLink } from '../link/sessions.js';
import type { PlaidWorld } from '../world.js';
import { accountStep, bankStep, signInStep } from './link-view.js';
import { plaidWords, type PlaidWords } from './words.js';

interface Visit {
  readonly link: LinkDocument | undefined;
  readonly language: Language;
  readonly words: PlaidWords;
  readonly reply: FastifyReply;
}

/** Link has no Arabic and shows English instead; this page speaks it to browsers that ask for it. */
const languageFor = (link: LinkDocument | undefined, asked: string | undefined): Language => {
  const browser = languageOf(null, asked);
  return browser === 'ar' ? 'ar' : languageOf(link?.language ?? null, asked);
};

/** The page on which somebody chooses a bank, signs in there and shares an account. */
export function registerLinkPages(app: FastifyInstance, world: PlaidWorld): void {
  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    await world.wake();
    const page = pathParameter(request.params, 'page');
    const link = world.links.all().find((one) => one.page === page);
    const language = languageFor(link, request.headers['accept-language']);
    return { link, language, words: plaidWords(language), reply };
  };

  const say = ({ words, language, reply, link }: Visit, title: string, text: string): Promise<FastifyReply> => {
    const way = link?.redirectUri == null ? null : { href: link.redirectUri, label: words.go };
    return sendPage(reply, { title, lang: language, body: hostedMessage(words, { title, text, way }) });
  };

  const show = ({ words, language, reply }: Visit, link: LinkDocument, body: Html): Promise<FastifyReply> =>
    sendPage(reply, {
      title: words.title,
      lang: language,
      body,
      formTargets: link.redirectUri === null ? [] : [new URL(link.redirectUri).origin],
      styles: ['/assets/approval.css'],
    });

  /** The page of a link that is over; undefined while it is open. */
  const ended = (here: Visit): Promise<FastifyReply> | undefined => {
    const { link, words, reply } = here;
    if (link !== undefined && isOpen(world, link)) return undefined;
    if (link === undefined) void reply.status(404);
    return link?.session?.item == null
      ? say(here, words.overTitle, words.overText)
      : say(here, words.doneTitle, words.doneText);
  };

  const leave = async (here: Visit, link: LinkDocument) => {
    await world.store.flush();
    return link.redirectUri === null
      ? say(here, here.words.doneTitle, here.words.doneText)
      : here.reply.redirect(link.redirectUri, 303);
  };

  const submit = async (here: Visit, link: LinkDocument, fields: Readonly<Record<string, string>>) => {
    const { words } = here;
    const { action, bank: chosen = '', username, password, account, owner } = fields;
    if (action === 'cancel') {
      leaveLink(world, link, username !== undefined && password !== GOOD_USER.password ? 'INVALID_CREDENTIALS' : null);
      return leave(here, link);
    }
    const repaired = link.repairs === null ? undefined : world.items.get(link.repairs);
    const bank = bankOf(repaired?.institution ?? chosen);
    if (bank === undefined) return show(here, link, bankStep(words, link, words.choose));
    if (bank.isDown) return show(here, link, bankStep(words, link, words.down));
    if (action === 'bank') return show(here, link, signInStep(words, link, bank.id, null));
    if (action === 'sign_in') {
      const isRight = username === GOOD_USER.username && password === GOOD_USER.password;
      if (!isRight) return show(here, link, signInStep(words, link, bank.id, words.wrong));
      if (repaired === undefined) return show(here, link, accountStep(words, link, bank.id, null));
      finishLink(world, link, null);
      return leave(here, link);
    }
    const sample = sampleOf(account);
    // A repair is over once its person has signed in: there is nothing to choose.
    if (sample === undefined || repaired !== undefined) {
      return show(here, link, accountStep(words, link, bank.id, words.choose));
    }
    finishLink(world, link, { bank: bank.id, sample, ownerName: (owner ?? '').trim() });
    return leave(here, link);
  };

  app.get('/hosted/:page', async (request, reply) => {
    const here = await visit(request, reply);
    const { link, words } = here;
    const repaired = link?.repairs == null ? undefined : world.items.get(link.repairs);
    return (
      ended(here) ??
      (link &&
        show(here, link, repaired ? signInStep(words, link, repaired.institution, null) : bankStep(words, link, null)))
    );
  });
  app.post('/hosted/:page', async (request, reply) => {
    const here = await visit(request, reply);
    return ended(here) ?? (here.link && submit(here, here.link, formFields(request)));
  });
}
