import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository, EarlyClosingDate, successThreshold, type CampaignEntity } from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { DueClosings } from './due-closings.js';
import { EarlyClosingMove } from './early-closing-move.js';

const DAY = 86_400_000;

/**
 * Closing before the date (17 CFR 227.304(b)): the target is met, the offering has been open for 21 days, and every
 * investor is notified of a new deadline at least five business days ahead. Profile `none` closes at once.
 */
@Injectable()
export class EarlyClosingService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly closings: DueClosings,
    private readonly dates: EarlyClosingDate,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly closing: EarlyClosingMove,
  ) {}

  /** SEC-57: not by its owner, who receives the money. */
  async close(admin: Identity, id: string): Promise<void> {
    const { minimumCampaignDays, rules } = await this.settings.all();
    const { earlyCloseNoticeBusinessDays: notice } = rules;
    const atOnce = notice === 0;
    const source = rules.sources.earlyCloseNoticeBusinessDays;
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      if (campaign.status !== CampaignStatus.active || campaign.opensAt === null || campaign.closesAt === null) {
        throw new DomainError('campaign.bad_transition', { from: campaign.status, to: CampaignStatus.successful });
      }
      await this.closing.requireAnswered(tx, id, rules.sources.reconfirmBusinessDays);
      if (!atOnce) await this.requireTarget(tx, campaign, minimumCampaignDays, source);
      const after = await this.dates.of(campaign, tx);
      if (after === null) throw await this.tooLate(tx, campaign, source);
      await this.closing.move(tx, admin, campaign, after);
      if (!atOnce) await this.closing.tellInvestors(tx, campaign, after);
    });
    if (atOnce) await this.closings.closeDue();
  }

  /** No date with notice lies before the closing in force: its own, or one to which it was moved forward already. */
  private async tooLate(tx: Tx, { id, closingDate }: CampaignEntity, source: string): Promise<DomainError> {
    const isMoved = await this.dates.isMoved(id, tx);
    const why = isMoved ? { why: 'moved', earliest: closingDate } : { why: 'deadline' };
    return new DomainError('campaign.early_close_refused', { ...why, source });
  }

  private async requireTarget(tx: Tx, campaign: CampaignEntity, minimumDays: number, source: string): Promise<void> {
    const openFor = this.clock.now().getTime() - (campaign.opensAt?.getTime() ?? 0);
    if (openFor < minimumDays * DAY)
      throw new DomainError('campaign.early_close_refused', { why: 'days', days: minimumDays, source });
    const { received } = await this.campaigns.totals(campaign.id, tx);
    if (received < successThreshold(campaign))
      throw new DomainError('campaign.early_close_refused', { why: 'target', source });
  }
}
