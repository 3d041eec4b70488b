import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RateLimits } from '../../limits/rate-limits.js';
import type { FinishedJson } from '../../memory/finished-json.js';
import type { KeptAnswers } from '../../memory/kept-answers.js';
import { LONGEST_BODY, type Known, type KnownRequests } from './known-requests.js';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

export const JSON_TYPE = 'application/json; charset=utf-8';

/** The data about an answered request for the log and the metrics. */
export interface Answered {
  requestId: string;
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

export interface AtOnce {
  known: KnownRequests;
  kept: KeptAnswers;
  limits: RateLimits;
  /** The proxies whose word about the caller's address counts. */
  proxies: readonly string[];
  report: (answered: Answered) => void;
}

interface Reading extends IncomingMessage {
  /** The body of a request that was read here and is processed all the same. */
  bodyRead?: Buffer;
}

/** Reads a body of so many bytes. It mostly arrives with the headers: then nobody has to listen for the rest. */
function bodyOf(request: IncomingMessage, bytes: number, read: (body: Buffer) => void): void {
  process.nextTick(() => {
    const first = request.read() as Buffer | null; // no encoding was set
    if (first?.length === bytes) return read(first);
    const parts = first === null ? [] : [first];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => read(Buffer.concat(parts)));
    return undefined;
  });
}

/** Sends a finished answer; 304 where the client already has it. */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  { body, etag }: FinishedJson,
): void {
  const all = [...headers, 'etag', etag];
  if (request.headers['if-none-match'] === etag) response.writeHead(304, all).end();
  else response.writeHead(200, [...all, 'content-type', JSON_TYPE, 'content-length', String(body.length)]).end(body);
}

/**
 * Answers what was answered from memory a moment ago before the framework sees it: its hooks and parsers would take
 * longer than sending the answer. Limits, log and metrics count such a request like every other.
 */
export function answerAtOnce(server: Server, fastify: Fastify, { known, kept, limits, proxies, report }: AtOnce): void {
  const isTrusted = proxies.length === 0 ? null : proxyAddr.compile([...proxies]);
  const addressOf = (request: IncomingMessage): string =>
    (isTrusted === null ? request.socket.remoteAddress : proxyAddr(request, isTrusted)) ?? '';

  /** Whether the request is answered here; where a limit refuses it, the refusal is the framework's. */
  const answer = (
    { key, kind, route, headers }: Known,
    request: IncomingMessage,
    response: ServerResponse,
    onward: () => void,
  ): boolean => {
    const ready = kept.of(kind)?.ready(key) ?? null;
    const address = addressOf(request);
    if (ready === null || kept.closing.known(address) !== false) return false;
    const started = performance.now();
    limits.call('call', address).then(() => {
      const requestId = randomUUID();
      sendFinished(request, response, [...headers, 'x-request-id', requestId], ready);
      const { method = '' } = request;
      report({ requestId, method, route, status: response.statusCode, milliseconds: performance.now() - started });
    }, onward);
    return true;
  };

  const [framework, ...others] = server.listeners('request') as ((...of: [IncomingMessage, ServerResponse]) => void)[];
  if (framework === undefined || others.length > 0) throw new Error('The framework alone should listen to the server');
  server.removeAllListeners('request');
  server.on('request', (request: Reading, response) => {
    const onward = (): void => framework(request, response);
    const answers = known.at(request);
    if (answers === null) return onward();
    if (request.method === 'GET') {
      const found = answers.get('');
      return found !== undefined && answer(found, request, response, onward) ? undefined : onward();
    }
    const bytes = Number(request.headers['content-length'] ?? Infinity);
    if (bytes > LONGEST_BODY) return onward();
    bodyOf(request, bytes, (body) => {
      request.bodyRead = body;
      const found = answers.get(body.toString());
      if (found === undefined || !answer(found, request, response, onward)) onward();
    });
    return undefined;
  });
  fastify.addHook('preParsing', ({ raw }: { raw: Reading }, _reply, payload, done) =>
    done(null, raw.bodyRead === undefined ? payload : Readable.from([raw.bodyRead])),
  );
}
