import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiDocument } from '../openapi/openapi.js';

const require = createRequire(import.meta.url);

const PATH = '/api/docs';
const DOCUMENT = '/api/docs-json';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Cairn API</title>
    <link rel="stylesheet" href="${PATH}/swagger-ui.css" />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>
    <main id="reference"></main>
    <script src="${PATH}/swagger-ui-bundle.js"></script>
    <script src="${PATH}/begin.js"></script>
  </body>
</html>
`;

const BEGIN = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#reference', deepLinking: true });\n`;

/** The API reference writes styles and small pictures into its page and calls only this API. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** Serves the API's description; the configuration decides where (SEC-40). */
export async function showReference(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyStatic, {
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: `${PATH}/`,
    index: false,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  });
  fastify.get(PATH, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  );
  fastify.get(`${PATH}/begin.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(BEGIN));
  let document: unknown;
  fastify.get(DOCUMENT, (_request, reply) => reply.send((document ??= openApiDocument(app))));
}
