import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { dayIn, earliestCloseAfterNotice, isUsBankHoliday } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { History, type Actor } from '../../../kernel/history/history.js';
import { SettingsService } from '../../settings/index.js';
import type { CampaignEntity } from './campaign.entity.js';

/** SQL: whether the closing of a campaign was last moved forward, with notice to its investors. */
export const closesEarly = (campaign: string): string =>
  `coalesce((select h.to_state::timestamptz < h.from_state::timestamptz from history h
    where h.subject_type = 'campaign_closing' and h.subject_id = ${campaign} order by h.at desc, h.id desc limit 1), false)`;

/** When a campaign closes that is closed early now: 17 CFR 227.304(b); profile `none` closes at once. */
@Injectable()
export class EarlyClosingDate {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  /** Null for one that is not open, or that closes anyway before the notice to its investors ends. */
  async of(
    { status, closesAt }: Pick<CampaignEntity, 'status' | 'closesAt'>,
    tx: Tx = this.database.manager,
  ): Promise<Date | null> {
    if (status !== CampaignStatus.active || closesAt === null) return null;
    const { timezone, rules } = await this.settings.all(tx);
    const { earlyCloseNoticeBusinessDays: notice } = rules;
    const at = notice === 0 ? this.clock.now() : await this.afterNotice(tx, timezone, notice);
    return at < closesAt ? at : null;
  }

  /** Whether the closing in force is one to which it was moved forward. */
  async isMoved(id: string, tx: Tx): Promise<boolean> {
    const [row] = await tx.query<{ moved: boolean }[]>(`select ${closesEarly('$1::uuid')} as moved`, [id]);
    return row?.moved === true;
  }

  /** Sets another closing, and keeps who did so and what it was before. */
  async move(tx: Tx, { id, closesAt }: Pick<CampaignEntity, 'id' | 'closesAt'>, at: Date, actor: Actor): Promise<void> {
    const { timezone } = await this.settings.all(tx);
    await tx.query(
      `update campaign set closes_at = $2, closing_date = ($2::timestamptz at time zone $3)::date, updated_at = kernel.now() where id = $1`,
      [id, at, timezone],
    );
    await tx.query('update campaign_capacity set closes_at = $2 where campaign_id = $1', [id, at]);
    await this.history.add(tx, {
      subjectType: 'campaign_closing',
      subjectId: id,
      from: closesAt?.toISOString() ?? null,
      to: at.toISOString(),
      actor,
    });
  }

  /** The last second of the first day that so many full business days of notice allow. */
  private async afterNotice(tx: Tx, timezone: string, businessDays: number): Promise<Date> {
    const day = earliestCloseAfterNotice(dayIn(timezone, this.clock.now()), isUsBankHoliday, businessDays);
    const [row] = await tx.query<{ at: Date }[]>(`select ($1::date + time '23:59:59') at time zone $2 as at`, [
      day,
      timezone,
    ]);
    if (row === undefined) throw new Error('The database gave no deadline');
    return row.at;
  }
}
