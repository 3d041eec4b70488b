import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const TOKENS = require.resolve('@cairn/design/css/tokens.css');
const FONTS = require.resolve('@cairn/design/css/fonts.css');
const own = (name: string): string => fileURLToPath(new URL(`../../assets/${name}`, import.meta.url));
const MARK = require.resolve('@cairn/design/assets/logo/cairn-mark.svg');

const CSS = 'text/css; charset=utf-8';
const FONT = /url\('([^']+\.woff2)'\)/g;

interface Asset {
  readonly name: string;
  readonly type: string;
  readonly content: string | Buffer;
}

/** The tokens of the dark scheme, in a browser that prefers it: these pages have no script that could choose. */
function schemes(tokens: string): string {
  const dark = /\[data-mantine-color-scheme='dark'\] (\{[^}]*\})/.exec(tokens)?.[1];
  if (dark === undefined) throw new Error('The tokens have no dark scheme');
  return `${tokens}\n@media (prefers-color-scheme: dark) {\n:root ${dark}\n}\n`;
}

/** The product's faces, served from here. */
function faces(): Asset[] {
  const sheet = readFileSync(FONTS, 'utf8');
  // The packages of the faces are those of the design, not of the sandbox.
  const { resolve } = createRequire(FONTS);
  // Two faces may be of one file.
  const files = new Set([...sheet.matchAll(FONT)].map(([, file = '']) => file));
  return [
    {
      name: 'fonts.css',
      type: CSS,
      // Every page is loaded anew: a face that may be left out would never be seen.
      content: sheet
        .replaceAll(FONT, (_whole, file: string) => `url('/assets/${basename(file)}')`)
        .replaceAll('font-display: optional', 'font-display: swap'),
    },
    ...[...files].map((file) => ({ name: basename(file), type: 'font/woff2', content: readFileSync(resolve(file)) })),
  ];
}

/** The product's own tokens, faces and mark, and the sandbox's style sheets, whose folder is next to both src and dist. */
const assets = (): Asset[] => [
  { name: 'tokens.css', type: CSS, content: schemes(readFileSync(TOKENS, 'utf8')) },
  { name: 'pages.css', type: CSS, content: readFileSync(own('pages.css')) },
  { name: 'approval.css', type: CSS, content: readFileSync(own('approval.css')) },
  { name: 'cairn-mark.svg', type: 'image/svg+xml', content: readFileSync(MARK) },
  ...faces(),
];

/** Serves the style sheets, the faces and the mark under /assets. */
export function registerAssets(app: FastifyInstance): void {
  for (const { name, type, content } of assets()) {
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
}
