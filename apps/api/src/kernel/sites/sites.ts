import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGE_COOKIE, type Language } from '@cairn/contracts';
import { PREVIEW_PATH } from '@cairn/contracts/content/site-preview';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_FOLDER } from '../config/folders.js';
import { isDatabaseAway, OUTAGE_RETRY_SECONDS } from '../errors/database-errors.js';
import type { ConsoleDoor } from '../hardening/console-door.js';
import type { Signals } from '../outbox/signals.js';
import { callWithin } from '../rendering/call-api.js';
import { BuiltFiles } from '../rendering/built-files.js';
import { encodedFor, withFonts } from '../rendering/finished-page.js';
import { RenderedPages } from '../rendering/rendered-pages.js';
import { takeForms } from './page-forms.js';
import { titled, withHead, type PageHead } from './page-head.js';
import { CONSOLE_POLICY, pageHeaders, reportedTo, WEB_POLICY } from './page-policy.js';
import { previewPage } from './preview-frame.js';
import { serveFiles, type Fastify } from './site-files.js';
import { languageIn, languageOf, pathOf, siteOf } from './visit.js';

const APPS = dirname(API_FOLDER);
const NONCE = '__CSP_NONCE__';
/** The placeholder for the site's origin in the console's page, if it differs. */
const SITE_ORIGIN = '__SITE_ORIGIN__';
/** The conditions that a finished page depends on, besides its address. */
const VARIES = 'accept-encoding, accept-language, cookie';

export interface SitesOptions {
  /** The metadata of a page of the web client in this language. */
  headOf: (path: string, language: Language) => Promise<PageHead>;
  /** The languages of the site, the default one first. */
  languages: () => Promise<readonly Language[]>;
  /** Seconds to wait where the site is closed to this address; null where it is open. */
  closedFor: (address: string) => Promise<number | null>;
  /** Whether visitors may be asked for leave to count them with Google Analytics; nobody is unless it is given. */
  analytics?: () => Promise<boolean>;
  /** The time of the business, by which pages are drawn; the machine's unless it is given. */
  now?: () => number;
  /** Origin of the site, as people see it. */
  origin: string;
  /** Origin of the console, where it has one of its own. */
  adminOrigin?: string | undefined;
  /** SEC-25: who may reach the console. */
  consoleDoor: Pick<ConsoleDoor, 'isOpenTo' | 'isOwnHost'>;
  /** Whether the catalogue of components is served, for developers. */
  catalogue?: boolean;
  /** Tells that what pages show has changed; without it none is rendered here. */
  signals?: Signals;
  /** Origin of files, where they have one of their own (SEC-45). */
  media?: string | undefined;
  /** The folders of the built applications. */
  apps?: string;
}

const CATALOGUE_PATH = '/catalogue';

const builtPage = (folder: string, page = 'index.html'): string | null => {
  const file = join(folder, 'dist', page);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** The language of a console is known to its browser alone: it gets the fonts of most. */
function consolePage(folder: string): string | null {
  const page = builtPage(folder);
  const fonts = BuiltFiles.of(join(folder, 'dist'))?.fontsOf('en') ?? [];
  return (
    page &&
    withFonts(
      page,
      fonts.map((file) => `admin/${file}`),
    )
  );
}

/** Gives the pages of the web client: rendered where that can be done, else as they were built, for the browser to fill. */
function webPages(fastify: Fastify, document: string, options: SitesOptions & { apps: string }) {
  const { headOf, languages, closedFor, origin, media, signals, apps, analytics, now = Date.now } = options;
  const policy = { ...WEB_POLICY, media, reported: reportedTo(origin) };
  const usual = pageHeaders(policy);
  const counting = pageHeaders({ ...policy, analytics: true });
  const built = BuiltFiles.of(join(apps, 'web', 'dist'));
  const headed = async (html: string, path: string, language: Language, title: string | null): Promise<string> => {
    const head = titled(await headOf(path, language), title);
    return withFonts(withHead(html, head, language, origin, await languages()), built?.fontsOf(language) ?? []);
  };
  const rendered =
    signals === undefined
      ? null
      : RenderedPages.open({ web: join(apps, 'web'), signals, now, makeCall: callWithin(fastify), headed });
  fastify.addHook('onClose', async () => rendered?.stop());

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url, ip, headers: asked } = request;
    try {
      const headers = (await analytics?.()) === true ? counting : usual;
      const offered = await languages();
      const shared = languageIn(url, offered);
      // Without scripts, this cookie carries the choice to the next page.
      if (shared !== null)
        void reply.header('set-cookie', `${LANGUAGE_COOKIE}=${shared}; Path=/; Max-Age=31536000; SameSite=Lax`);
      const language = languageOf({ url, accepted: asked['accept-language'], cookies: asked.cookie, offered });
      const wait = await closedFor(ip);
      const page = wait === null ? await rendered?.page({ url, language, address: ip }) : null;
      if (page !== null && page !== undefined && page !== 'unknown') {
        const { body, encoding } = encodedFor(page, String(asked['accept-encoding']));
        void reply.headers({
          ...headers,
          vary: VARIES,
          ...(encoding === null ? {} : { 'content-encoding': encoding }),
        });
        return reply.send(body);
      }
      // Its script leads on to the landing page (U-01); crawlers and caches keep nothing of it.
      if (page === 'unknown') void reply.code(404);
      const html = await headed(document, pathOf(url), language, null);
      if (wait === null) return reply.headers(headers).send(html);
      // The same page, which shows the maintenance screen; the status informs crawlers and caches.
      void reply.code(503).header('retry-after', String(wait));
      return reply.headers(headers).send(html.replace('<html ', '<html data-closed '));
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      // The page as it was built keeps its visitor signed in, shows the errors of its calls, and repeats the calls.
      void reply.code(503).header('retry-after', String(OUTAGE_RETRY_SECONDS));
      return reply.headers(usual).send(document);
    }
  };
}

/** Serves the built web client at / and the console at /admin from the API's own port. */
export async function serveSites(fastify: Fastify, options: SitesOptions): Promise<void> {
  const { origin, adminOrigin, consoleDoor, media, apps = APPS } = options;
  const web = builtPage(join(apps, 'web'));
  const console = consolePage(join(apps, 'admin'));
  if (console !== null) await serveFiles(fastify, join(apps, 'admin', 'dist'), '/admin/');
  if (web !== null) await serveFiles(fastify, join(apps, 'web', 'dist'), '/');
  const catalogue = options.catalogue === true ? builtPage(join(apps, 'web'), 'catalogue.html') : null;
  const sendPreview = previewPage({ web: join(apps, 'web'), origin, adminOrigin, media });
  const sendWeb = web === null ? null : webPages(fastify, web, { ...options, apps });
  if (web !== null) takeForms(fastify);

  fastify.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    const asked = siteOf({ method, url, accept: headers.accept ?? '*/*' });
    // A file of the console by the route that was found, however its address was written.
    const isConsole = asked === 'console' || request.routeOptions.url?.startsWith('/admin/') === true;
    const isHidden = isConsole && !consoleDoor.isOpenTo(request);
    if (isHidden && asked === null) return reply.callNotFound();
    if (asked === 'web' && pathOf(url) === '/' && consoleDoor.isOwnHost(request.host)) return reply.redirect('/admin');
    // For callers who may not reach the console, its address is an unknown page of the site.
    if (isHidden) void reply.code(404);
    if (asked === 'web' && pathOf(url) === PREVIEW_PATH && sendPreview !== null) return sendPreview(reply);
    if (asked === 'web' && pathOf(url) === CATALOGUE_PATH && catalogue !== null)
      return reply.headers(pageHeaders({ ...WEB_POLICY, media, reported: reportedTo(origin) })).send(catalogue);
    if (asked === 'web' || isHidden) return sendWeb === null ? undefined : sendWeb(request, reply);
    if (asked !== 'console' || console === null) return undefined;
    const nonce = randomBytes(16).toString('base64');
    const page = {
      ...CONSOLE_POLICY,
      media,
      reported: reportedTo(origin),
      style: `'self' 'nonce-${nonce}'`,
      // The site that it shows drafts in.
      frames: adminOrigin === undefined ? undefined : origin,
    };
    const html = console.replaceAll(NONCE, nonce).replaceAll(SITE_ORIGIN, adminOrigin === undefined ? '' : origin);
    return reply.headers(pageHeaders(page)).send(html);
  });
}
