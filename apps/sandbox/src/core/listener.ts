import fastify, { type FastifyInstance } from 'fastify';
import { registerAssets } from '../pages/assets.js';

const BODY_LIMIT = 2 * 1024 * 1024;

/** A listener that hands forms over as text: providers and pages read them in their own ways. */
export function createListener(): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request: unknown, body: unknown, done: (error: Error | null, body?: unknown) => void) => done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = error instanceof Error ? error.message : String(error);
    if (status >= 500) process.stderr.write(`${error instanceof Error ? error.stack : message}\n`);
    return reply
      .status(status)
      .send({ error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', message } });
  });
  registerAssets(app);
  return app;
}

/** Starts to listen and returns the origin. */
export async function listenOn(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
