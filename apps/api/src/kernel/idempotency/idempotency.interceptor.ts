import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, concatMap, from, of, throwError, type Observable } from 'rxjs';
import { isDatabaseAway, translateDatabaseError } from '../errors/database-errors.js';
import { DomainError, fieldError } from '../errors/domain-error.js';
import { CALL_METADATA, type CallMetadata } from '../http/call.metadata.js';
import { IdempotencyStore, requestHash, type Command, type StoredAnswer } from './idempotency.store.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Commands that create money movements carry an Idempotency-Key. The same key gives the same answer once it is done; a
 * second one while the first is at work waits for it. Stands outside the envelope, whose text it stores.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly store: IdempotencyStore,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<CallMetadata | undefined>(CALL_METADATA, context.getHandler());
    if (!call?.endpoint.idempotent) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const command = this.command(request);
    return from(this.store.claim(command)).pipe(
      concatMap((stored) => (stored === null ? this.run(command, next, reply) : this.replay(stored, reply))),
    );
  }

  private command(request: FastifyRequest): Command {
    const key = request.headers['idempotency-key'];
    const userId = request.identity?.userId;
    if (userId === undefined) throw new DomainError('auth.required');
    if (typeof key !== 'string' || !UUID.test(key)) throw fieldError('Idempotency-Key', 'idempotency.key_required');
    const path = request.url.split('?')[0] ?? '';
    return { userId, key: key.toLowerCase(), hash: requestHash(request.method, path, request.body) };
  }

  private run(command: Command, next: CallHandler, reply: FastifyReply): Observable<unknown> {
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        await this.store.finish(command, { status: reply.statusCode, body });
        return body;
      }),
      catchError((error: unknown) =>
        from(this.settleFailure(command, error)).pipe(concatMap((e) => throwError(() => e))),
      ),
    );
  }

  /**
   * A refused command had no effect: its key is free for the corrected request. After a server fault the effect is
   * unknown: the key stays with its request, which may be repeated.
   */
  private async settleFailure(command: Command, cause: unknown): Promise<unknown> {
    const failure = translateDatabaseError(cause);
    const isRefused = failure instanceof DomainError && failure.http < 500;
    try {
      await (isRefused ? this.store.free(command) : this.store.release(command));
    } catch (error) {
      // Nothing can be stored now; the lease expires, and the caller gets the first failure.
      if (!isDatabaseAway(error)) throw error;
    }
    return failure;
  }

  private replay(stored: StoredAnswer, reply: FastifyReply): Observable<unknown> {
    void reply.header('Idempotent-Replayed', 'true');
    void reply.status(stored.status).header('content-type', 'application/json; charset=utf-8');
    return of(stored.body);
  }
}
