import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** The product's own tokens and mark, and the sandbox's style sheet, whose folder is next to both src and dist. */
const assets = (): { name: string; type: string; path: string }[] => [
  { name: 'tokens.css', type: 'text/css; charset=utf-8', path: require.resolve('@cairn/design/css/tokens.css') },
  { name: 'cairn-mark.svg', type: 'image/svg+xml', path: require.resolve('@cairn/design/assets/logo/cairn-mark.svg') },
  {
    name: 'pages.css',
    type: 'text/css; charset=utf-8',
    path: fileURLToPath(new URL('../../assets/pages.css', import.meta.url)),
  },
];

/** Serves the style sheets and the mark under /assets. */
export function registerAssets(app: FastifyInstance): void {
  for (const { name, type, path } of assets()) {
    const content = readFileSync(path);
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
}
