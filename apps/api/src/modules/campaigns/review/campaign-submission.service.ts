import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { SettingsService } from '../../settings/index.js';
import { requireMayRaise } from '../record/who-raises.js';
import { Submissions } from '../submissions/submissions.service.js';
import { requireRail } from './require-rail.js';
import { SubmissionChecks } from './submission-checks.js';

/** The owner submits a draft for review. */
@Injectable()
export class CampaignSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly checks: SubmissionChecks,
    private readonly lifecycle: CampaignLifecycle,
    private readonly submissions: Submissions,
    private readonly settings: SettingsService,
    private readonly events: Events,
  ) {}

  /** R-04, S-02, V-38: refused with what each step still lacks. @throws campaign.unchanged for one that was sent back, campaign.bad_transition for one that waits */
  async submit(caller: Identity, id: string): Promise<CampaignEntity> {
    requireMayRaise(await this.settings.all(), caller);
    const figures = await this.checks.figures();
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id, caller.userId);
      if (campaign.currency !== null) await requireRail(tx, campaign);
      await this.checks.require(tx, campaign, figures);
      // Its first edit makes it a draft again: what was decided on is not handed in as it was.
      if (campaign.status === CampaignStatus.declined) throw new DomainError('campaign.unchanged');
      const to = CampaignStatus.pending;
      const hasMoved = await this.lifecycle.move(tx, campaign, to, { name: caller.email, id: caller.userId });
      if (!hasMoved) throw new DomainError('campaign.bad_transition', { from: campaign.status, to });
      await this.submissions.add(tx, campaign, caller.userId);
      await this.checks.begin(tx, campaign);
      await this.events.emit(tx, 'campaign.submitted', { userId: campaign.ownerId, campaignId: id });
      return campaign;
    });
  }
}
