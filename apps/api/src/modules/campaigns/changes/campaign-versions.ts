import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { termsOf } from './terms.js';

/** The versions of the terms: rows are only added, and the newest is in force. */
@Injectable()
export class CampaignVersions {
  /** Writes the terms of a locked campaign as its next version, which is in force from now on. */
  async add(tx: Tx, campaign: CampaignEntity, madeBy: string): Promise<number> {
    const version = (campaign.termsVersion ?? 0) + 1;
    await tx.query(
      `with made as (
         insert into campaign_version (campaign_id, version, terms, made_by, made_at)
         values ($1, $2, $3, $4, kernel.now()) returning campaign_id)
       update campaign set terms_version = $2 from made where campaign.id = made.campaign_id`,
      [campaign.id, version, JSON.stringify(termsOf(campaign)), madeBy],
    );
    campaign.termsVersion = version;
    return version;
  }
}
