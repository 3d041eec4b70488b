import { LANGUAGE_COOKIE, type Language } from '@cairn/contracts';
import { accepted } from '../http/accepted.js';
import { PERSONAL_PATHS } from '../rendering/page-address.js';

type Site = 'web' | 'console';

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Media types of a page. */
const PAGE = accepted(String.raw`text/(?:html|\*)|application/xhtml\+xml|\*/\*`);

/** The site whose page is requested; null for files and for the API. */
export function siteOf({ method, url, accept }: { method: string; url: string; accept: string }): Site | null {
  if ((method !== 'GET' && method !== 'HEAD') || !PAGE.test(accept)) return null;
  const path = pathOf(url);
  if (/^\/(api|captcha-frame|health|metrics|media)(\/|$)/.test(path)) return null;
  // A token may end as the name of a file does.
  if (/\.[a-z0-9]+$/i.test(path) && !PERSONAL_PATHS.test(path)) return null;
  return path === '/admin' || path.startsWith('/admin/') ? 'console' : 'web';
}

interface Visit {
  url: string;
  accepted?: string | undefined;
  /** The header with this browser's cookies. */
  cookies?: string | undefined;
  /** The languages of the site, the default one first. */
  offered: readonly Language[];
}

const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]{2})(?:;|$)`);

/** The language in an address; null where it has none that is offered. */
export function languageIn(url: string, offered: readonly Language[]): Language | null {
  const wanted = new URLSearchParams(url.split('?')[1] ?? '').get('lng');
  return offered.find((language) => language === wanted) ?? null;
}

/**
 * The language a page is read in: of its address, else the one chosen in this browser, else the first it accepts, else the
 * default one; always one that is offered.
 */
export function languageOf({ url, accepted = '', cookies = '', offered }: Visit): Language {
  const isOffered = (code: unknown): code is Language => offered.some((language) => language === code);
  const wanted = languageIn(url, offered);
  if (wanted !== null) return wanted;
  const chosen = CHOSEN.exec(cookies)?.[1];
  if (isOffered(chosen)) return chosen;
  const first = accepted
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
    .find(isOffered);
  return first ?? offered[0] ?? 'en';
}
