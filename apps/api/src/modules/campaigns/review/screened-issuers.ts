import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { ScreenedCompanies, Screening } from '../../kyc/index.js';
import type { CampaignEntity } from '../record/campaign.entity.js';

type Issuer = Pick<CampaignEntity, 'id' | 'ownerId' | 'name' | 'companyName' | 'country'>;

/** The companies of campaigns, compared with sanctions lists and lists of politically exposed persons. */
@Injectable()
export class ScreenedIssuers {
  constructor(
    private readonly database: Database,
    private readonly companies: ScreenedCompanies,
    private readonly screening: Screening,
  ) {}

  /** From the submission on its company is among those that are compared. */
  note(tx: Tx, { id, ownerId, name, companyName, country }: Issuer): Promise<void> {
    return this.companies.note(tx, {
      source: 'campaign',
      sourceId: id,
      userId: ownerId,
      name: companyName ?? name,
      country,
    });
  }

  /** Compares it now, before the approval's own transaction: the owner's lock comes before the campaign's. */
  async refresh(campaignId: string): Promise<void> {
    const [campaign] = await this.database.query<{ ownerId: string }>(
      'select owner_id as "ownerId" from campaign where id = $1',
      [campaignId],
    );
    if (campaign !== undefined) await this.screening.refresh(campaign.ownerId);
  }

  /** @throws screening.undecided, screening.confirmed */
  requireClear(tx: Tx, { ownerId }: Issuer): Promise<void> {
    return this.screening.requireClear(tx, ownerId);
  }
}
