import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { ChangeLog } from './change-log.js';

/** A proposal that nobody has decided when its campaign ends, whatever ends it, or leaves the site. */
@Injectable()
export class UnansweredChanges {
  constructor(private readonly log: ChangeLog) {}

  /** The campaign is locked. Its proposal is withdrawn, and its owner is told; one that investors answer stays. */
  async withdraw(tx: Tx, campaign: CampaignEntity): Promise<void> {
    const withdrawn = rowsOfUpdate<{ id: string }>(
      await tx.query(
        `update material_change set state = 'withdrawn', decided_at = kernel.now(), ended_at = kernel.now()
         where campaign_id = $1 and state = 'proposed' returning id`,
        [campaign.id],
      ),
    );
    for (const { id } of withdrawn) await this.log.tell(tx, 'change.lapsed', campaign, id);
  }
}
