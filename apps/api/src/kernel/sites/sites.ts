import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Language } from '@cairn/contracts';
import type { FastifyReply } from 'fastify';
import { API_FOLDER } from '../config/folders.js';
import { isDatabaseAway, OUTAGE_RETRY_SECONDS } from '../errors/database-errors.js';
import type { ConsoleDoor } from '../hardening/console-door.js';
import { REPORTS_PATH } from '../hardening/policy-reports.js';
import { withHead, type PageHead } from './page-head.js';

type Site = 'web' | 'console';
type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

const APPS = dirname(API_FOLDER);

/**
 * Where browsers report. Those that know the newer way leave the older one out, and go the newer one over https alone.
 */
const reportedTo = (origin: string): string =>
  `report-uri /${REPORTS_PATH}${origin.startsWith('https:') ? '; report-to policy' : ''}`;

/** SEC-18: what a page may load. The console alone has a nonce, for the styles its kit writes at run time. */
const policy = ({ style, media, reported }: PagePolicy): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${style}`,
    `img-src 'self' data: blob:${media === undefined ? '' : ` ${media}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    reported,
  ].join('; ');

/** SEC-19: watched and not enforced yet: an update of a library could bring a way to make markup that no test opens. */
const trustedTypes = ({ trusted, reported }: PagePolicy): string =>
  `require-trusted-types-for 'script'; trusted-types ${trusted}; ${reported}`;

interface PagePolicy {
  style: string;
  /** Where files have a host of their own: pictures come from there. */
  media: string | undefined;
  /** The directives that say where to report. */
  reported: string;
  /** Names of the policies that may make code or markup (Trusted Types). */
  trusted: string;
}

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'reporting-endpoints': `policy="/${REPORTS_PATH}"`,
  'content-type': 'text/html; charset=utf-8',
};

const WEB = { style: "'self'", trusted: 'default' };
/** The editor reads what is pasted, and the preview of mails parses them, through policies of their own. */
const CONSOLE = { trusted: 'default mail-preview ProseMirrorClipboard' };

const NONCE = '__CSP_NONCE__';

/** A year for files whose name carries their content's hash; the few others are asked about every time. */
const cacheOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'public, no-cache';

/**
 * The files of a built site. Those of `assets`, hundreds, are looked for when they are asked for; each of the few
 * others has a route of its own, so that an address nobody knows never reaches the disk.
 */
async function serveFiles(fastify: Fastify, root: string, prefix: string): Promise<void> {
  const options = {
    index: false,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply: FastifyReply, path: string): void => {
      void reply.headers({ 'cache-control': cacheOf(path), 'x-content-type-options': 'nosniff' });
    },
  } as const;
  const assets = join(root, 'assets');
  if (existsSync(assets))
    await fastify.register(fastifyStatic, { ...options, root: assets, prefix: `${prefix}assets/` });
  await fastify.register(fastifyStatic, { ...options, root, prefix, wildcard: false, globIgnore: ['assets/**'] });
}

function sendPage(reply: FastifyReply, html: string, page: PagePolicy): FastifyReply {
  const policies = {
    'content-security-policy': policy(page),
    'content-security-policy-report-only': trustedTypes(page),
  };
  return reply.headers({ ...PAGE_HEADERS, ...policies }).send(html);
}

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** The site whose page a request asks for; null for files, and for what is the API's. */
export function siteOf({ method, url, accept }: { method: string; url: string; accept: string }): Site | null {
  if ((method !== 'GET' && method !== 'HEAD') || !/text\/html|\*\/\*/.test(accept)) return null;
  const path = pathOf(url);
  if (/^\/(api|captcha-frame|health|metrics|media)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) return null;
  return path === '/admin' || path.startsWith('/admin/') ? 'console' : 'web';
}

interface Visit {
  url: string;
  accepted?: string | undefined;
  /** The languages of the site, the default one first. */
  offered: readonly Language[];
}

/** The language a page is read in: of its address, else the visitor's, else the default one; always one that is offered. */
export function languageOf({ url, accepted = '', offered }: Visit): Language {
  const isOffered = (code: unknown): code is Language => offered.some((language) => language === code);
  const wanted = new URLSearchParams(url.split('?')[1] ?? '').get('lng');
  if (isOffered(wanted)) return wanted;
  const first = accepted
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
    .find(isOffered);
  return first ?? offered[0] ?? 'en';
}

export interface SitesOptions {
  /** What a page of the web client says of itself in this language. */
  headOf: (path: string, language: Language) => Promise<PageHead>;
  /** The languages of the site, the default one first. */
  languages: () => Promise<readonly Language[]>;
  /** Seconds to wait where the site is closed to this address (R-10); null where it is open. */
  closedFor: (address: string) => Promise<number | null>;
  /** Origin of the site, as people see it. */
  origin: string;
  /** SEC-25: who reaches the console. */
  consoleDoor: Pick<ConsoleDoor, 'isOpenTo' | 'isOwnHost'>;
  /** Origin of files, where they have one of their own (SEC-45). */
  media?: string | undefined;
  /** Where the built applications lie. */
  apps?: string;
}

/** Serves the built web client at / and the console at /admin from the API's own port. */
export async function serveSites(
  fastify: Fastify,
  { headOf, languages, closedFor, origin, consoleDoor, media, apps = APPS }: SitesOptions,
): Promise<void> {
  const web = join(apps, 'web', 'dist');
  const console = join(apps, 'admin', 'dist');
  const own = { media, reported: reportedTo(origin) };
  const pages = {
    web: existsSync(join(web, 'index.html')) ? readFileSync(join(web, 'index.html'), 'utf8') : null,
    console: existsSync(join(console, 'index.html')) ? readFileSync(join(console, 'index.html'), 'utf8') : null,
  };
  if (pages.console !== null) await serveFiles(fastify, console, '/admin/');
  if (pages.web !== null) await serveFiles(fastify, web, '/');

  fastify.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    const asked = siteOf({ method, url, accept: headers.accept ?? '' });
    // A file of the console by the route that was found, however its address was written.
    const isConsole = asked === 'console' || request.routeOptions.url?.startsWith('/admin/') === true;
    const isHidden = isConsole && !consoleDoor.isOpenTo(request);
    if (isHidden && asked === null) return reply.callNotFound();
    if (asked === 'web' && pathOf(url) === '/' && consoleDoor.isOwnHost(request.host)) return reply.redirect('/admin');
    // To whom the console is not there, its address is one that the site does not know.
    const site = isHidden ? 'web' : asked;
    const page = site && pages[site];
    if (site === null || page === null) return undefined;
    if (isHidden) void reply.code(404);
    if (site === 'web') {
      const offered = await languages();
      const language = languageOf({ url, accepted: headers['accept-language'], offered });
      const about = await Promise.all([closedFor(request.ip), headOf(pathOf(url), language)]).catch(
        (error: unknown) => {
          if (!isDatabaseAway(error)) throw error;
          return null;
        },
      );
      if (about === null) {
        // The page as it was built keeps its visitor signed in, says what its calls are told, and asks again by itself.
        void reply.code(503).header('retry-after', String(OUTAGE_RETRY_SECONDS));
        return sendPage(reply, page, { ...WEB, ...own });
      }
      // The same page, which shows the maintenance screen at once; the status tells crawlers and caches.
      const [wait, head] = about;
      if (wait !== null) void reply.code(503).header('retry-after', String(wait));
      const html = withHead(page, head, language, origin, offered);
      return sendPage(reply, wait === null ? html : html.replace('<html ', '<html data-closed '), { ...WEB, ...own });
    }
    const nonce = randomBytes(16).toString('base64');
    return sendPage(reply, page.replaceAll(NONCE, nonce), { ...CONSOLE, ...own, style: `'self' 'nonce-${nonce}'` });
  });
}
