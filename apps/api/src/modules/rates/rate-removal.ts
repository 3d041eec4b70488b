import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { Database } from '../../kernel/database/in-tx.js';
import { lockRates } from '../../kernel/database/locks.js';
import { DomainError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { PAST, USED } from './rate-state.sql.js';

const ID = /^([A-Z]{3})-([A-Z]{3})-(\d{4}-\d{2}-\d{2})$/;

interface Row {
  rate: string;
  source: string;
  isPast: boolean;
  isUsed: boolean;
}

/** Removes a rate that was entered by mistake, before it is used. */
@Injectable()
export class RateRemoval {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws rates.past, rates.used */
  async remove(admin: Identity, id: string): Promise<void> {
    const [, base, quote, date] = ID.exec(id) ?? [];
    if (date === undefined) throw notFound();
    await this.database.inTx(async (tx) => {
      await lockRates(tx);
      const [row] = await tx.query<Row[]>(
        `select trim_scale(r.rate)::text as rate, r.source, ${PAST} as "isPast", ${USED} as "isUsed"
         from exchange_rate r where r.base = $1 and r.quote = $2 and r.on_date::text = $3`,
        [base, quote, date],
      );
      if (row === undefined) throw notFound();
      if (row.isPast) throw new DomainError('rates.past');
      if (row.isUsed) throw new DomainError('rates.used');
      await tx.query('delete from exchange_rate where base = $1 and quote = $2 and on_date::text = $3', [
        base,
        quote,
        date,
      ]);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'exchange_rate.removed',
        subjectType: 'exchange_rate',
        subjectId: id,
        before: { base, quote, date, rate: row.rate, source: row.source },
      });
    });
  }
}
