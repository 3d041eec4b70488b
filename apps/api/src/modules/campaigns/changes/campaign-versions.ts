import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { termsOf, type Terms } from './terms.js';

export interface StoredVersion {
  version: number;
  terms: Terms;
  madeAt: Date;
  madeBy: string | null;
}

/** The versions of the terms: rows are only added, and the newest is in force. */
@Injectable()
export class CampaignVersions {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  of(campaignId: string): Promise<StoredVersion[]> {
    return this.database.query<StoredVersion>(
      `select v.version, v.terms, v.made_at as "madeAt", u.first_name || ' ' || u.last_name as "madeBy"
       from campaign_version v left join app_user u on u.id = v.made_by where v.campaign_id = $1 order by v.version desc`,
      [campaignId],
    );
  }

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
