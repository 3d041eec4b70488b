import { Injectable } from '@nestjs/common';
import type { AnswerRule } from '@cairn/contracts/campaigns/changes/changes.replies';
import { addBusinessDays, dayIn, isUsBankHoliday } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { SettingsService } from '../../settings/index.js';
import { END_OF_DAY } from '../record/end-of-day.js';

/** Until when investors answer a change that is opened now, and the closing that leaves them this time. */
export interface AnswerDeadline {
  answerUntil: Date;
  /** The closing date and instant, moved where it would come before. */
  closingDate: string;
  closesAt: Date;
  rule: AnswerRule;
}

/** 17 CFR 227.304(c)(1), (2): the end of the last business day, the day of the notice not counted. */
@Injectable()
export class AnswerDeadlines {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async rule(tx: Tx = this.database.manager): Promise<AnswerRule> {
    const { rules } = await this.settings.all(tx);
    return { businessDays: rules.reconfirmBusinessDays, citation: rules.sources.reconfirmBusinessDays };
  }

  /**
   * @param closesAt as it is now
   * @param closingDate another last day, where the change sets one
   */
  async of(closesAt: Date, closingDate: string | null, tx: Tx = this.database.manager): Promise<AnswerDeadline> {
    const [{ timezone }, rule] = [await this.settings.all(tx), await this.rule(tx)];
    const lastDay = addBusinessDays(dayIn(timezone, this.clock.now()), rule.businessDays, isUsBankHoliday);
    const [row] = await tx.query<Omit<AnswerDeadline, 'rule'>[]>(
      `with days as (
         select ($1::date + time '${END_OF_DAY}') at time zone $2 as answer,
           coalesce(($3::date + time '${END_OF_DAY}') at time zone $2, $4::timestamptz) as closing)
       select answer as "answerUntil", greatest(answer, closing) as "closesAt",
         (greatest(answer, closing) at time zone $2)::date::text as "closingDate" from days`,
      [lastDay, timezone, closingDate, closesAt],
    );
    if (row === undefined) throw new Error('The database gave no deadline');
    return { ...row, rule };
  }
}
