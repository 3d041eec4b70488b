import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { PlatformFeesRepository } from '../../settings/index.js';
import { CampaignVersions } from '../changes/campaign-versions.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { ClosedChoices } from '../record/closed-choices.js';
import { Submissions } from '../submissions/submissions.service.js';

/** What an approval fixes: the submission that it is of, the first version of the terms, and the fees. */
@Injectable()
export class ApprovedTerms {
  constructor(
    private readonly fees: PlatformFeesRepository,
    private readonly versions: CampaignVersions,
    private readonly submissions: Submissions,
    private readonly choices: ClosedChoices,
  ) {}

  /**
   * D-4: what was switched off since the submission is not put before the public; the owner is asked for another choice.
   * @param language of the reader, in which the choice is named
   * @throws campaign.choice_closed beside its field
   */
  async requireOffered(tx: Tx, campaign: CampaignEntity, language: Language): Promise<void> {
    const [closed] = await this.choices.of(campaign, tx);
    if (closed === undefined) return;
    throw fieldError(closed.field, 'campaign.choice_closed', {
      choice: await this.choices.nameOf(closed, language, tx),
    });
  }

  /** @throws campaign.checks_open */
  requireChecked(tx: Tx, campaign: CampaignEntity, reason: string | null): Promise<void> {
    return this.submissions.requireChecked(tx, campaign, reason);
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
