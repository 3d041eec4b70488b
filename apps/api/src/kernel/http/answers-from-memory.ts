import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isLanguage } from '@cairn/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLanguages } from '../i18n/site-languages.js';
import { finishJson, type FinishedJson } from '../memory/finished-json.js';
import type { FinishedReplies } from '../memory/finished-replies.js';
import type { KeptAnswers } from '../memory/kept-answers.js';
import { allowCaching } from './caching.js';
import type { CallMetadata } from './call.metadata.js';

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** Whoever asks first makes the answer, for all who wait for it. */
interface Making {
  made(answer: FinishedJson): void;
  failed(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    making?: Making;
  }
}

interface Memory {
  kept: KeptAnswers;
  languages: SiteLanguages;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** A longer one is asked for once, and by nobody who means well. */
const LONGEST_KEY = 300;
/** What an answer takes beside its content: its key and its place. */
const ENTRY_BYTES = 1_000;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * What tells the answers of a call apart; null for one that is not kept: of somebody who says who they are, and of what
 * hardly anybody asks a second time.
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
  const accepted = request.headers['accept-language']?.slice(0, 2);
  const spoken = await languages.spoken(wanted ?? (isLanguage(accepted) ? accepted : 'en'));
  const body = (request.body ?? {}) as Record<string, unknown>; // as above
  if (keep.unless?.some((name) => isGiven(query[name]) || isGiven(body[name]))) return null;
  if (await kept.isClosedTo(request.ip)) return null;
  const key = [endpoint.path, spoken, JSON.stringify([request.params, query, body])].join(' ');
  return key.length > LONGEST_KEY ? null : key;
}

/** Sends an answer that is finished; 304 to who has it already. */
function send({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: FinishedJson): FastifyReply {
  void reply.header('etag', etag);
  if (headers['if-none-match'] === etag) return reply.code(304).removeHeader('content-type').send('');
  return reply.header('content-type', JSON_TYPE).send(body);
}

/** Answers calls that are kept (`keep` of their options) before they reach their handler. */
export function answerFromMemory(fastify: Fastify, memory: Memory): void {
  fastify.addHook('preHandler', async (request, reply) => {
    const call = request.routeOptions.config.describedCall;
    if (call?.options.keep === undefined) return undefined;
    const replies = memory.kept.of(call.options.keep.as);
    const key = replies === null ? null : await keyOf(request, call, memory);
    if (replies === null || key === null) return undefined;
    const answer = replies.ready(key) ?? (await whatOthersMake(request, replies, key));
    if (answer === null) return undefined;
    allowCaching(reply, call.options.cache ?? 0);
    return send(request, reply, answer);
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    request.making?.failed();
    done();
  });
}

/** Null for the one who makes it, which their handler does, and for those who waited in vain. */
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
export function sendMade(reply: FastifyReply, { options }: CallMetadata, text: string): FastifyReply {
  const { request } = reply;
  const { body, etag, bytes } = finishJson(text);
  request.making?.made({ body, etag, bytes: bytes + ENTRY_BYTES });
  if (options.cache === undefined) allowCaching(reply, 0);
  return send(request, reply, { body, etag, bytes });
}
