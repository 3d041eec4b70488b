import { randomUUID } from 'node:crypto';
import { UnsupportedMediaTypeException, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import multipart from '@fastify/multipart';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { SITE_TIME_HEADER } from '@cairn/contracts/kernel/site-time';
import { AccessGuard } from '../auth/access.guard.js';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { MediaOrigin } from '../files/media-origin.js';
import { UPLOAD_LIMIT_BYTES } from '../files/upload.js';
import { observeRequest } from '../health/metrics.js';
import { RateLimits } from '../limits/rate-limits.js';
import { DomainError } from '../errors/domain-error.js';
import { SiteLanguages } from '../i18n/site-languages.js';
import { Words } from '../i18n/words.js';
import { createLogger, NestLog } from '../log/logger.js';
import { KeptAnswers } from '../memory/kept-answers.js';
import { API_PREFIX } from './api-prefix.js';
import { answerAtOnce, type Answered } from './from-memory/answer-at-once.js';
import { answerFromMemory } from './from-memory/answers-from-memory.js';
import { tagCacheable } from './caching.js';
import { CallAdapter } from './call-adapter.js';
import { countedAs, pathOf } from './counted-as.js';
import { unfit, unfitError } from './clean-input.js';
import { allowOrigins } from '../hardening/cors.js';
import { ErrorFilter } from './error.filter.js';
import { tidyForwarded } from '../hardening/forwarded.js';
import { readRawMessages } from '../hardening/raw-messages.js';
import { REPORT_TYPES, REPORTS_PATH } from '../hardening/policy-reports.js';
import { KnownRequests } from './from-memory/known-requests.js';
import { answerUnread } from './unread-request.js';
import { withRequestContext } from './request-context.js';
import { validationPipe } from './validation.pipe.js';

/** Handlers that are not calls of the API. */
const OUTSIDE_THE_API = [
  'captcha-frame',
  'health',
  'health/live',
  'health/ready',
  'metrics',
  REPORTS_PATH,
  'media/:id',
  'robots.txt',
  'sitemap.xml',
  'site.webmanifest',
];
/** SEC-35: largest body that is not a file. */
const BODY_LIMIT = 100_000;

/** More than the longest address: how long an id or a name is, is for its reader to judge, behind all hooks. */
const LONGEST_WORD = 65_536;
/** Handles a request whose address cannot be parsed: no route, but the API's hooks run. */
const UNREADABLE = `/${API_PREFIX}/`;

/** Reports from browsers are short. */
const REPORT_LIMIT = 20_000;

/** Sent with every answer of the API; pages have the policy of their own site. */
const API_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Builds the HTTP application around the product's module; it does not listen yet. */
export async function createApp(
  module: DynamicModule | Type,
  config: Config,
  { offline = false }: { offline?: boolean } = {},
): Promise<NestFastifyApplication> {
  const log = createLogger(config);
  const proxies = config.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [];
  const adapter = new CallAdapter({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    trustProxy: proxies.length > 0 && proxies,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    // Log lines name their request themselves; a child logger per request would search that field for secrets.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST_WORD },
    rewriteUrl: ({ url = '/' }) => (pathOf(url) === null ? UNREADABLE : url),
    clientErrorHandler: (error, socket) => answerUnread(error, socket, app.get(Words), API_HEADERS),
    // A request that the router itself refuses passes no hook and no filter of the product.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...API_HEADERS, 'x-request-id': request.id });
      app.get(ErrorFilter).answer(error, request, reply);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    rawBody: true,
    logger: new NestLog(log),
    abortOnError: false,
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 4, parts: 5 } });
  app.setGlobalPrefix(API_PREFIX, { exclude: OUTSIDE_THE_API });
  app.useGlobalGuards(app.get(AccessGuard));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(app.get(ErrorFilter));
  app.enableShutdownHooks();

  const limits = app.get(RateLimits);
  const clock = app.get(Clock);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', ({ ip, id, headers }, _reply, done) => {
    const userAgent = headers['user-agent'];
    withRequestContext({ ip, requestId: id, ...(userAgent === undefined ? {} : { userAgent }) }, done);
  });
  app.get(MediaOrigin).reserve(fastify);
  await allowOrigins(app, API_PREFIX, config.CORS_ORIGINS?.split(',') ?? []);
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    const counted = countedAs(request);
    if (counted === null) return;
    void reply.headers(API_HEADERS).header(SITE_TIME_HEADER, clock.now().toISOString());
    await limits.call(counted, request.ip);
    if (pathOf(request.originalUrl) === null) throw new DomainError('request.invalid');
  });
  const readJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(
    [...REPORT_TYPES],
    { parseAs: 'string', bodyLimit: REPORT_LIMIT },
    (request, text, done) => {
      if (request.routeOptions.url === `/${REPORTS_PATH}`) void readJson(request, text, done);
      else done(new UnsupportedMediaTypeException());
    },
  );
  readRawMessages(fastify);
  fastify.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    const fault = unfit(params, query, body);
    done(fault === null ? undefined : unfitError(fault));
  });
  const kept = app.get(KeptAnswers);
  const known = new KnownRequests();
  answerFromMemory(fastify, { kept, languages: app.get(SiteLanguages), known });
  tagCacheable(fastify);
  // One line per call, with five values that are never secret: redaction would take five times as long.
  const accessLog = log.child({}, { redact: [] });
  const report = ({ requestId, method, route, status, milliseconds }: Answered): void => {
    observeRequest(method, route, status, milliseconds / 1000);
    accessLog.info({ requestId, method, route, status, ms: Math.round(milliseconds) });
  };
  fastify.addHook(
    'onResponse',
    ({ id: requestId, method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
      const route = routeOptions.url ?? 'unknown';
      report({ requestId, method, route, status, milliseconds: elapsedTime });
      done();
    },
  );
  answerAtOnce(app.getHttpServer(), fastify, { known, kept, limits, proxies, report });
  if (proxies.length > 0) tidyForwarded(app.getHttpServer());
  // Loaded lazily: only the API reference needs it.
  if (config.API_REFERENCE) await (await import('./reference.js')).showReference(app);
  if (!offline) await app.get(Clock).refresh();
  return app;
}
