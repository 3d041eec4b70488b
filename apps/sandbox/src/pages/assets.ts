import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const ASSETS = [
  { name: 'tokens.css', type: 'text/css; charset=utf-8' },
  { name: 'pages.css', type: 'text/css; charset=utf-8' },
  { name: 'cairn-mark.svg', type: 'image/svg+xml' },
] as const;

/** Serves the style sheets and the mark under /assets. */
export function registerAssets(app: FastifyInstance): void {
  for (const { name, type } of ASSETS) {
    // The folder stands beside both src and dist.
    const content = readFileSync(new URL(`../../assets/${name}`, import.meta.url));
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
}
