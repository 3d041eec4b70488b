import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { CALL_METADATA, type CallMetadata } from './call.metadata.js';
import { enveloped } from './envelope.js';
import { ListExportInterceptor } from '../exports/list-export.interceptor.js';

/**
 * What happens around a call that needs more than its envelope (call.metadata.ts), outermost first: its answer is kept
 * under its key as it was enveloped, and enveloped as it was exported. One interceptor to Nest, which wraps each it knows in an
 * observable and a resource of its own; a call that needs none has none.
 */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: IdempotencyInterceptor,
    private readonly listExport: ListExportInterceptor,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<CallMetadata>(CALL_METADATA, context.getHandler());
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const write = map((value: unknown) => enveloped(value, call, reply));
    const written: CallHandler = { handle: () => this.listExport.intercept(context, next).pipe(write) };
    return this.idempotency.intercept(context, written);
  }
}
