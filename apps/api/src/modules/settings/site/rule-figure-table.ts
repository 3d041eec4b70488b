import { Injectable } from '@nestjs/common';
import type { PackFigure } from '@cairn/contracts/jurisdictions/standing.replies';
import type { RuleFigureRow } from '@cairn/contracts/jurisdictions/rule-figures.replies';
import { OPERATOR_FIGURE_MOST, type RuleFigureRequest } from '@cairn/contracts/jurisdictions/rule-figures.request';
import { dayIn } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { SettingsService } from './settings.service.js';

/** Rows of jurisdiction $1 that hold today, of the law itself: not what it takes from `none`. */
const IN_FORCE = `select distinct on (p.key) p.key, p.value, p.effective_from::text as "effectiveFrom", p.citation as source
  from rule_param p where p.jurisdiction = $1 and p.effective_from <= (
    select (kernel.now() at time zone (value #>> '{}'))::date from site_setting where name = 'timezone')
  order by p.key, p.effective_from desc`;

/** The table of legal figures: read by everybody who is held to them, and, for `none`, added to by the operator. */
@Injectable()
export class RuleFigureTable {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  inForce(reader: EntityManager, jurisdiction: string): Promise<PackFigure[]> {
    return reader.query<PackFigure[]>(IN_FORCE, [jurisdiction]);
  }

  all(): Promise<RuleFigureRow[]> {
    return this.database.query<RuleFigureRow>(
      `with today as (select (kernel.now() at time zone (value #>> '{}'))::date as day from site_setting where name = 'timezone')
       select p.jurisdiction || ':' || p.key || ':' || p.effective_from as id, p.jurisdiction, p.key, p.value,
         p.effective_from::text as "effectiveFrom", p.citation as source, p.reason, u.email as "enteredBy",
         p.effective_from = (select max(o.effective_from) from rule_param o where o.jurisdiction = p.jurisdiction
           and o.key = p.key and o.effective_from <= today.day) is true as "inForce"
       from rule_param p cross join today left join app_user u on u.id = p.entered_by
       order by p.jurisdiction, p.key, p.effective_from desc`,
    );
  }

  /**
   * A figure of `none` from a day on, which is not over; earlier rows stay.
   * @throws law.past, law.taken
   */
  async add(admin: Identity, { key, value, effectiveFrom, reason }: RuleFigureRequest): Promise<RuleFigureRow[]> {
    const { timezone } = await this.settings.all();
    if (value > OPERATOR_FIGURE_MOST[key]) {
      throw fieldError('value', 'validation.max', { max: OPERATOR_FIGURE_MOST[key] });
    }
    if (effectiveFrom < dayIn(timezone, this.clock.now())) throw fieldError('effectiveFrom', 'law.past');
    await this.database.inTx(async (tx) => {
      const made = await tx.query<unknown[]>(
        `insert into rule_param (jurisdiction, key, value, effective_from, citation, reason, entered_by, entered_at)
         values ('none', $1, to_jsonb($2::bigint), $3, 'House rule', $4, $5, kernel.now())
         on conflict do nothing returning key`,
        [key, value, effectiveFrom, reason, admin.userId],
      );
      if (made.length === 0) throw fieldError('effectiveFrom', 'law.taken');
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'rule_figure.added',
        subjectType: 'rule_figure',
        subjectId: `none:${key}:${effectiveFrom}`,
        after: { key, value, effectiveFrom },
        reason,
      });
    });
    this.settings.forget();
    return this.all();
  }
}
