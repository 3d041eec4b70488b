import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.js';

export interface PageOptions {
  readonly title: string;
  readonly lang?: string;
  readonly body: Html;
  /** Origins beside its own that the forms of the page may lead to, through a redirect too. */
  readonly formTargets?: readonly string[];
  /** Style sheets of this page alone. */
  readonly styles?: readonly string[];
}

/** No script at all; styles, faces and pictures from here only, no framing. */
const policy = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trimEnd(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Sends a whole page in Cairn's look. */
export async function sendPage(reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const { title, lang = 'en', body, formTargets = [], styles = [] } = options;
  const page = html`<!doctype html>
    <html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/assets/cairn-mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/fonts.css" />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/pages.css" />
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(formTargets))
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(page.text);
}
