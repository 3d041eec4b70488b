import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { Fastify } from './site-files.js';

/** Both sites, compressed, are a tenth of this. */
const MOST_BYTES = 16_777_216;

interface KeptFile {
  headers: OutgoingHttpHeaders;
  etag: string;
  body: Buffer;
}

const OF_ONE_REPLY = ['x-request-id', 'set-cookie'];

/** Null for what is asked for in another way than browsers ask for a whole file. */
const keyOf = ({ method, url, headers }: FastifyRequest): string | null =>
  method === 'GET' && headers.range === undefined && !url.includes('?')
    ? `${headers['accept-encoding'] ?? ''} ${url}`
    : null;

/**
 * Keeps the files of a built site in memory once they were asked for: they do not change while the process lives, and a
 * page asks for forty of them at once. What is kept is what the routes of `scope` have sent, headers and encoding included.
 */
export function keepFilesInMemory(scope: Fastify): void {
  const kept = new Map<string, KeptFile>();
  let bytes = 0;

  // Behind all hooks that refuse a request.
  scope.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    const file = key === null ? undefined : kept.get(key);
    if (file === undefined) return undefined;
    void reply.headers(file.headers);
    if (request.headers['if-none-match'] !== file.etag) return reply.send(file.body);
    return reply.code(304).removeHeader('content-length').removeHeader('content-type').send();
  });

  scope.addHook('onSend', async (request, reply, payload) => {
    const key = keyOf(request);
    const etag = reply.getHeader('etag');
    const isWholeFile = payload instanceof Readable && reply.statusCode === 200 && typeof etag === 'string';
    if (key === null || !isWholeFile) return payload;
    const body = await buffer(payload);
    // Beyond it somebody asks for each file by many names of encodings.
    if (bytes + body.length > MOST_BYTES) {
      kept.clear();
      bytes = 0;
    }
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REPLY.includes(name)),
    ) as OutgoingHttpHeaders; // fastify also lets them be numbers
    kept.set(key, { headers, etag, body });
    bytes += body.length;
    return body;
  });
}
