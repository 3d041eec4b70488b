import { Injectable } from '@nestjs/common';
import type {
  RollingClosing as RollingClosingReply,
  RollingClosings,
} from '@cairn/contracts/investments/closings.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository, RollingClosingsRepository, type RollingClosingRow } from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { RollingMembers, type PaidSum } from './rolling-members.js';
import { cancelUntilBefore, RollingRules } from './rolling-rules.js';

/** A campaign's rolling closings, for its owner, the team and admins. */
@Injectable()
export class RollingReads {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly closings: RollingClosingsRepository,
    private readonly members: RollingMembers,
    private readonly rules: RollingRules,
    private readonly settings: SettingsService,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's, nor one of the caller's team */
  async of(caller: Identity, campaignId: string): Promise<RollingClosings> {
    const campaign = await this.campaigns.readable(caller, campaignId);
    const { currency, rules } = await this.settings.all();
    const rows = await this.closings.of(campaignId);
    const next = await this.database.inTx((tx) => this.rules.next(tx, campaign));
    return {
      currency: campaign.currency ?? currency,
      closed: campaign.closedAmount,
      closings: await Promise.all(rows.map((row) => this.shown(row, rows, rules.cancelHoursBeforeDeadline))),
      next,
    };
  }

  /** What one has closed is kept; of another it is asked for what it would take up, or would have taken up. */
  private async shown(
    row: RollingClosingRow,
    rows: readonly RollingClosingRow[],
    hours: number,
  ): Promise<RollingClosingReply> {
    const { campaignId: _campaignId, isDue: _isDue, amount, fee, investments, ...rest } = row;
    const sum = row.state === 'closed' ? null : await this.notClosed(row, rows);
    return {
      ...rest,
      cancelUntil: cancelUntilBefore(row.closesAt, hours),
      amount: sum?.amount ?? BigInt(amount ?? 0),
      fee: fee === null ? null : BigInt(fee),
      investments: sum?.investments ?? investments ?? 0,
    };
  }

  private notClosed(row: RollingClosingRow, rows: readonly RollingClosingRow[]): Promise<PaidSum> {
    const { manager } = this.database;
    if (row.state === 'announced') return this.members.of(manager, row.id);
    const later = rows.filter(({ number }) => number > row.number).map(({ id }) => id);
    return this.members.missed(manager, row, later);
  }
}
