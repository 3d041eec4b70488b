import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { requireStepUp } from '../auth/step-up.js';
import { AuditLog } from '../audit/audit-log.js';
import { Database } from '../database/in-tx.js';
import { DomainError } from '../errors/domain-error.js';
import { CALL_METADATA, isExportable, type CallMetadata } from '../http/call.metadata.js';
import { writeCsv } from './csv.js';
import { FileReply } from '../http/envelope.js';
import { withMajorAmounts } from '../http/major-amounts.js';

interface AdminRows {
  items: object[];
}

const isRows = (value: unknown): value is AdminRows =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);

/**
 * Every list of the console can be exported with `format=csv` after step-up authentication (SEC-14), because a file of
 * personal data leaves the platform. The audit log records each export (SEC-38).
 */
@Injectable()
export class ListExportInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = this.reflector.get<CallMetadata | undefined>(CALL_METADATA, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const query = (request.query ?? {}) as Record<string, unknown>; // whatever was sent
    if (call === undefined || !isExportable(call) || query['format'] !== 'csv') return next.handle();
    if (request.identity === undefined) throw new DomainError('auth.required');
    requireStepUp(request.identity);
    const list = call.endpoint.path.replace('/admin/', '');
    return next
      .handle()
      .pipe(mergeMap((value: unknown) => (isRows(value) ? from(this.give(request, list, query, value)) : [value])));
  }

  private async give(
    { identity, ip }: FastifyRequest,
    list: string,
    query: Record<string, unknown>,
    { items }: AdminRows,
  ): Promise<FileReply> {
    const { format: _format, lng: _language, ...filter } = query;
    await this.database.inTx((tx) =>
      this.audit.record(tx, {
        actor: identity?.email ?? 'unknown',
        actorId: identity?.userId ?? null,
        action: 'list.exported',
        subjectType: 'list',
        subjectId: list,
        after: { ...filter, rows: items.length },
        ip,
      }),
    );
    return new FileReply(
      Buffer.from(writeCsv(items.map((row) => withMajorAmounts(row))), 'utf8'),
      'text/csv; charset=utf-8',
      `${list.replaceAll('/', '-')}.csv`,
    );
  }
}
