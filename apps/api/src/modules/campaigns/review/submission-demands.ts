import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { AchAccount } from '../bank-account/ach-account.js';
import { CoveredGate } from '../covered/covered-gate.js';
import { KeyInformation } from '../documents/key-information.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import type { Asked } from '../record/checklist.js';

/** What law and site ask for beside the wizard's own fields, each undefined where it is not asked for. */
@Injectable()
export class SubmissionDemands {
  constructor(
    private readonly covered: CoveredGate,
    private readonly sheets: KeyInformation,
    private readonly account: AchAccount,
  ) {}

  async of(campaign: CampaignEntity, reader?: Tx): Promise<Pick<Asked, 'covered' | 'sheet' | 'achAccount'>> {
    return {
      covered: await this.covered.missing(campaign, reader),
      sheet: await this.sheets.isThere(campaign, reader),
      achAccount: await this.account.isThere(campaign, reader),
    };
  }
}
