import { Catch, HttpException, Injectable, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERRORS, type ErrorCode, type FailureEnvelope, type Language } from '@cairn/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerToDatabaseError } from '../errors/database-errors.js';
import { DomainError } from '../errors/domain-error.js';
import { CallerLanguage } from '../auth/caller-language.js';
import { wantedLanguage } from '../i18n/wanted-language.js';
import { Words } from '../i18n/words.js';
import { badJson } from './bad-json.js';
import { whoIsAsking } from './request-context.js';

/** Refusals of the framework itself, before a call is reached. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'request.unknown_route',
  405: 'request.method',
  413: 'request.too_large',
  // No route has an address that long.
  414: 'request.unknown_route',
  415: 'request.unsupported_media',
  429: 'request.too_many',
  503: 'server.busy',
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
};

function asDomainError(error: unknown): DomainError | null {
  const answer = answerToDatabaseError(error);
  if (answer instanceof DomainError) return answer;
  const code = CODE_OF_STATUS[statusOf(error) ?? 500];
  return code === undefined ? null : new DomainError(code);
}

/** Handles every failure: an envelope with a code in the reader's language, never a stack or SQL. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  constructor(
    private readonly words: Words,
    private readonly callers: CallerLanguage,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.answer(
      error,
      host.switchToHttp().getRequest<FastifyRequest>(),
      host.switchToHttp().getResponse<FastifyReply>(),
    );
  }

  /** The same for what the router refuses before any handler is found. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const known = badJson(error, request) ?? asDomainError(error);
    const failure = known ?? new DomainError('server.failed');
    this.log(failure, known === null ? error : undefined, request);
    if (failure.http === 429 || failure.http === 503) {
      void reply.header('retry-after', String(Number(failure.params['retryAfter'] ?? 1)));
    }
    const send = (language: Language): void =>
      void reply
        .status(failure.http)
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(this.envelope(failure, language, request.id)));
    if (request.language !== undefined) send(request.language);
    // A limit or an outage asks the database nothing.
    else if (failure.http >= 429) send(wantedLanguage(request, undefined));
    else void this.callers.of(request).then(send, () => send(wantedLanguage(request, undefined)));
  }

  private envelope(failure: DomainError, language: Language, requestId: string): FailureEnvelope {
    const errors = failure.fields.map((field) => ({
      ...field,
      msg: this.words.error(language, field.code, field.params ?? {}),
    }));
    return {
      status: failure.http >= 500 ? 'error' : 'fail',
      code: failure.code,
      message: this.words.error(language, failure.code, failure.params),
      ...(Object.keys(failure.params).length > 0 ? { params: failure.params } : {}),
      ...(errors.length > 0 ? { errors } : {}),
      requestId,
    };
  }

  private log(failure: DomainError, cause: unknown, request: FastifyRequest): void {
    const line = `${failure.code} ${request.method} ${request.routeOptions.url ?? ''} ${request.id}`;
    const { log } = ERRORS[failure.code];
    if (cause instanceof Error) this.logger.error(`${line} ${cause.message}`, cause.stack);
    else if (log === 'error') this.logger.error(line);
    else if (log === 'warn') this.logger.warn(`${line} ${whoIsAsking()}`);
  }
}
