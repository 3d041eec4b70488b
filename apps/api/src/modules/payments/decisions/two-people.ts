import { Injectable } from '@nestjs/common';
import type { LineDecision } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { Money } from '../../rails/index.js';
import { SettingsService } from '../../settings/index.js';

/** Acts of finance that move money back. */
export type TwoPeopleAct =
  | 'refund.wallet'
  | 'refund.retried'
  | 'payment.return'
  | 'investment.refund'
  | `statement.line.${LineDecision}`
  | 'bank_line.book';

interface Decision {
  act: TwoPeopleAct;
  subjectId: string;
  money: Money;
  reason: string;
  /** Acts that exclude this one: a first decision for one of them is replaced by this. */
  instead?: readonly TwoPeopleAct[];
}

/** SQL: who has decided first about something; null while nobody has. */
export const firstDecider = (subjectId: string): string =>
  `(select u.email from first_decision f join app_user u on u.id = f.made_by where f.subject_id = (${subjectId})::text order by f.made_at limit 1)`;

/** SQL: for which act somebody has decided first about something. */
export const firstAct = (subjectId: string): string =>
  `(select f.act from first_decision f where f.subject_id = (${subjectId})::text order by f.made_at limit 1)`;

/** above `refundTwoPeopleAbove` nothing goes back on the word of one person. */
@Injectable()
export class TwoPeople {
  constructor(
    private readonly settings: SettingsService,
    private readonly audit: AuditLog,
  ) {}

  /** In another currency than the site's they always are: a rate is entered by one person. */
  async areNeeded({ minor, currency }: Money, reader: EntityManager): Promise<boolean> {
    const settings = await this.settings.all(reader);
    return currency !== settings.currency || minor > settings.refundTwoPeopleAbove;
  }

  /**
   * Under the lock of what it is about.
   * @returns whether the act goes ahead now: false for a first decision, which is kept
   * @throws payout.second_person for the same person again
   */
  async decide(tx: Tx, admin: Identity, { act, subjectId, money, reason, instead = [] }: Decision): Promise<boolean> {
    if (!(await this.areNeeded(money, tx))) return true;
    if (instead.length > 0)
      await tx.query('delete from first_decision where subject_id = $1 and act = any($2)', [subjectId, instead]);
    const made = await tx.query<unknown[]>(
      `insert into first_decision (act, subject_id, made_by, reason, made_at) values ($1, $2, $3, $4, kernel.now())
       on conflict do nothing returning act`,
      [act, subjectId, admin.userId, reason],
    );
    if (made.length === 0) {
      const [first] = await tx.query<{ by: string }[]>(
        'select made_by as by from first_decision where act = $1 and subject_id = $2',
        [act, subjectId],
      );
      if (first?.by === admin.userId) throw new DomainError('payout.second_person');
      return true;
    }
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: 'money_back.first_decision',
      subjectType: 'money_back',
      subjectId,
      after: { act, amount: money.minor.toString(), currency: money.currency },
      reason,
    });
    return false;
  }
}
