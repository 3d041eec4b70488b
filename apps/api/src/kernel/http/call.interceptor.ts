import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';
import { ListExportInterceptor } from './list-export.interceptor.js';

/**
 * What happens around a call that needs more than its envelope (call.metadata.ts), outermost first. One interceptor to
 * Nest, which wraps each it knows in an observable and a resource of its own; a call that needs none has none.
 */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: IdempotencyInterceptor,
    private readonly envelope: EnvelopeInterceptor,
    private readonly listExport: ListExportInterceptor,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const exported: CallHandler = { handle: () => this.listExport.intercept(context, next) };
    const enveloped: CallHandler = { handle: () => this.envelope.intercept(context, exported) };
    return this.idempotency.intercept(context, enveloped);
  }
}
