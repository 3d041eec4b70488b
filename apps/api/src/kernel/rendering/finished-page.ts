import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '@cairn/contracts/kernel/page-rendering';
import { accepted } from '../http/accepted.js';
import type { Finished } from '../memory/finished-replies.js';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** A page as it is sent. */
export interface FinishedPage extends Finished {
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

const dataBlock = (id: string, json: string): string => `<script type="application/json" id="${id}">${json}</script>`;

/**
 * Puts a rendered page into the document as it was built, in place of the outline.
 * @param files addresses of the code that the page needs
 */
export function withPage(html: string, { html: inside, state }: RenderedPage, files: readonly string[]): string {
  const root = `<div id="root">${inside}</div>`;
  const blocks = dataBlock('served-page', state) + dataBlock('served-files', JSON.stringify(files));
  return html
    .replace(' data-mantine-color-scheme=', ' data-rendered data-mantine-color-scheme=')
    .replace(/<div id="root">[^]*<\/div>(?=\s*<\/body>)/, () => root + blocks);
}

/** Has the browser fetch the fonts beside the style sheet that names them. */
export const withFonts = (html: string, fonts: readonly string[]): string =>
  html.replace('</head>', () => {
    const links = fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`);
    return `${links.join('')}</head>`;
  });

/** Compressed once, off the event loop, for all requests. */
export async function finishPage(html: string): Promise<FinishedPage> {
  const plain = Buffer.from(html);
  const [brotli, gzipped] = await Promise.all([
    inBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    inGzip(plain, { level: 6 }),
  ]);
  return { plain, gzip: gzipped, brotli, bytes: plain.length + gzipped.length + brotli.length };
}

const BROTLI = accepted(String.raw`\bbr\b`);
const GZIP = accepted(String.raw`\bgzip\b`);

/** The form of a page that a browser can read, and how it is called. */
export function encodedFor(page: FinishedPage, accepted = ''): { body: Buffer; encoding: 'br' | 'gzip' | null } {
  if (BROTLI.test(accepted)) return { body: page.brotli, encoding: 'br' };
  if (GZIP.test(accepted)) return { body: page.gzip, encoding: 'gzip' };
  return { body: page.plain, encoding: null };
}
