import { LANGUAGE_CODES, LANGUAGES, type Language } from '@cairn/contracts';

/** A page's metadata for readers that run no script: search engines and the previews of shared links. */
export interface PageHead {
  /** The site's name. */
  site: string;
  title: string;
  description: string;
  /** Absolute address of a picture, or null. */
  image: string | null;
  kind: 'website' | 'article';
  /** Path without a query: the page's one address for search engines. */
  path: string;
  /** False keeps the page out of search engines. */
  indexed: boolean;
  /** Structured data, schema.org. */
  data: object | null;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escape(content)}" />`;

/** The page's address in one language; without one, where each visitor's own language is shown. */
const addressOf = (origin: string, path: string, language?: Language): string =>
  language === undefined ? `${origin}${path}` : `${origin}${path}?lng=${language}`;

function tagsOf(head: PageHead, language: Language, origin: string, offered: readonly Language[]): string[] {
  const { site, title, description, image, kind, path, indexed, data } = head;
  const alternates = [
    ...offered.map((code) => [code, addressOf(origin, path, code)] as const),
    ['x-default', addressOf(origin, path)] as const,
  ];
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    ...(indexed
      ? [
          `<link rel="canonical" href="${escape(addressOf(origin, path, language))}" />`,
          ...alternates.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escape(href)}" />`),
        ]
      : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:site_name', site),
    meta('property', 'og:type', kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressOf(origin, path, language)),
    meta('property', 'og:locale', language),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    ...(image === null ? [] : [meta('property', 'og:image', image)]),
    // A data block: browsers do not run it. It must not contain "<", which could end the element.
    ...(data === null
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]),
  ];
}

/**
 * The head with what the page calls itself. The heads of listed pages are written for search engines and stay; the others
 * have the site's words alone.
 * @param title null where the page does not say
 */
export const titled = (head: PageHead, title: string | null): PageHead =>
  title === null || head.indexed ? head : { ...head, title };

/**
 * Puts a head into the built page, in place of the one it was built with.
 * @param offered the languages of the site, the default one first: the client supports no other
 */
export function withHead(
  html: string,
  head: PageHead,
  language: Language,
  origin: string,
  offered: readonly Language[] = LANGUAGE_CODES,
): string {
  const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
  const tags = tagsOf(head, language, origin, offered).join('\n    ');
  return html
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      `<html lang="${language}" dir="${direction}" data-languages="${offered.join(' ')}"`,
    )
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags);
}
