import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Closes the connection without an answer. */
export function dropConnection(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

/** Resolves after `milliseconds` or as soon as the caller has gone. */
export async function hold(request: FastifyRequest, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  // The abort is the wanted end of the wait.
  await wait(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined);
}

export const HTML_ERROR_PAGE =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

export const sendErrorPage = (reply: FastifyReply): FastifyReply =>
  reply.status(502).type('text/html; charset=utf-8').send(HTML_ERROR_PAGE);
