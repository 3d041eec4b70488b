import type { RawBodyRequest } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isLanguage } from '@cairn/contracts';
import { wantedLanguage } from '../../i18n/wanted-language.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLanguages } from '../../i18n/site-languages.js';
import { finishJson, type FinishedJson } from '../../memory/finished-json.js';
import type { FinishedReplies } from '../../memory/finished-replies.js';
import type { KeptAnswers } from '../../memory/kept-answers.js';
import { allowCaching } from '../caching.js';
import type { CallMetadata } from '../call.metadata.js';
import { sendFinished } from './answer-at-once.js';
import type { KnownRequests } from './known-requests.js';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** The first caller computes the answer for all who wait for it. */
interface Making {
  made(answer: FinishedJson): void;
  failed(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    making?: Making;
    /** Called with the headers of an answer from memory, so that the next request like this one gets them at once. */
    remember?: (headers: readonly string[]) => void;
  }
}

interface Memory {
  kept: KeptAnswers;
  languages: SiteLanguages;
  known: KnownRequests;
}

/** Headers of the single reply. */
const OF_ONE_REPLY = ['x-request-id', 'etag', 'content-type', 'content-length'];
/** Longer addresses are not worth keeping: they are requested once, usually by attackers. */
const LONGEST_KEY = 300;
/** What an answer takes beside its content: its key and its place. */
const ENTRY_BYTES = 1_000;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * The cache key of a call; null where the answer is not kept: for signed-in callers, and for requests that are rarely
 * repeated.
 */
async function keyOf(
  request: FastifyRequest,
  { endpoint, options: { keep } }: CallMetadata,
  { kept, languages }: Memory,
): Promise<string | null> {
  if (keep === undefined || endpoint.access !== 'public' || request.headers.authorization !== undefined) return null;
  const { lng, language, ...query } = (request.query ?? {}) as Record<string, unknown>; // whatever was sent
  const wanted = lng ?? language;
  if (wanted !== undefined && !isLanguage(wanted)) return null;
  const preferred = wantedLanguage(request, undefined);
  const spoken = languages.known(preferred) ?? (await languages.spoken(preferred));
  const body = (request.body ?? {}) as Record<string, unknown>; // as above
  if (keep.unless?.some((name) => isGiven(query[name]) || isGiven(body[name]))) return null;
  const closed = kept.closing.known(request.ip) ?? (await kept.closing.asked(request.ip));
  if (closed) return null;
  const key = [endpoint.path, spoken, JSON.stringify([request.params, query, body])].join(' ');
  return key.length > LONGEST_KEY ? null : key;
}

/** Sends a finished answer without further processing. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { options }: CallMetadata,
  answer: FinishedJson,
): FastifyReply {
  if (options.cache !== undefined) allowCaching(reply, options.cache);
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !OF_ONE_REPLY.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  request.remember?.(headers);
  void reply.hijack();
  sendFinished(request.raw, reply.raw, [...headers, 'x-request-id', request.id], answer);
  return reply;
}

/** Answers calls that are kept (`keep` of their options) before they reach their handler. */
export function answerFromMemory(fastify: Fastify, memory: Memory): void {
  const { kept, known } = memory;
  fastify.addHook('preHandler', async (request: RawBodyRequest<FastifyRequest>, reply) => {
    const call = request.routeOptions.config.describedCall;
    const kind = call?.options.keep?.as;
    const replies = kept.of(kind);
    if (call === undefined || kind === undefined || replies === null) return undefined;
    const key = await keyOf(request, call, memory);
    if (key === null) return undefined;
    const { raw, rawBody } = request;
    const route = request.routeOptions.url ?? '';
    request.remember = (headers) => known.remember(raw, rawBody?.toString() ?? '', { kind, key, route, headers });
    const answer = replies.ready(key) ?? (await whatOthersMake(request, replies, key));
    return answer === null ? undefined : send(request, reply, call, answer);
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    request.making?.failed();
    done();
  });
}

/** Null for the caller whose handler computes the answer, and for those who waited in vain. */
async function whatOthersMake(
  request: FastifyRequest,
  replies: FinishedReplies<FinishedJson>,
  key: string,
): Promise<FinishedJson | null> {
  const start = (): Promise<FinishedJson> =>
    new Promise((made, reject) => {
      request.making = { made, failed: () => reject(new Error('The answer was not made')) };
    });
  const making = replies.of(key, start).catch(() => null);
  return request.making === undefined ? making : null;
}

/** The answer of a handler, for all who wait for it. */
export function sendMade(reply: FastifyReply, call: CallMetadata, text: string): FastifyReply {
  const { body, etag, bytes } = finishJson(text);
  reply.request.making?.made({ body, etag, bytes: bytes + ENTRY_BYTES });
  return send(reply.request, reply, call, { body, etag, bytes });
}
