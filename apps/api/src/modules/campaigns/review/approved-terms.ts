import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { PlatformFeesRepository } from '../../settings/index.js';
import { CampaignVersions } from '../changes/campaign-versions.js';
import { CoveredGate } from '../covered/covered-gate.js';
import { KeyInformation } from '../documents/key-information.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { ScreenedIssuers } from './screened-issuers.js';
import { Submissions } from '../submissions/submissions.service.js';

/** What an approval fixes: the submission that it is of, the first version of the terms, and the fees. */
@Injectable()
export class ApprovedTerms {
  constructor(
    private readonly fees: PlatformFeesRepository,
    private readonly versions: CampaignVersions,
    private readonly submissions: Submissions,
    private readonly covered: CoveredGate,
    private readonly sheets: KeyInformation,
    private readonly issuers: ScreenedIssuers,
  ) {}

  /** Compares the company with the lists in force, before anything is locked. */
  prepare(campaignId: string): Promise<void> {
    return this.issuers.refresh(campaignId);
  }

  /**
   * @throws campaign.checks_open, covered.hold_* where a covered person stands against it, document.sheet_missing,
   *   screening.undecided and screening.confirmed where a list does
   */
  async requireChecked(tx: Tx, campaign: CampaignEntity, reason: string | null): Promise<void> {
    await this.submissions.requireChecked(tx, campaign, reason);
    await this.covered.requireDecided(tx, campaign);
    await this.sheets.require(tx, campaign);
    await this.issuers.requireClear(tx, campaign);
  }

  async freeze(tx: Tx, campaign: CampaignEntity, approvedBy: string): Promise<void> {
    await this.submissions.decide(tx, campaign, 'approved', approvedBy, null);
    await this.freezeFees(tx, campaign);
    await this.versions.add(tx, campaign, approvedBy);
  }

  /** C-05: the campaign pays the fees of today, also if others apply when it closes. */
  private async freezeFees(tx: Tx, campaign: CampaignEntity): Promise<void> {
    const { fixedReached, flexibleReached, flexibleMissed } = await this.fees.current(tx);
    const [reached, missed] = campaign.raiseMode === 'flexible' ? [flexibleReached, flexibleMissed] : [fixedReached, 0];
    await tx.query('update campaign set fee_goal_reached = $2, fee_goal_missed = $3 where id = $1', [
      campaign.id,
      reached,
      missed,
    ]);
  }
}
