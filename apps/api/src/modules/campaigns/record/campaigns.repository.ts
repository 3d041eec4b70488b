import { Injectable } from '@nestjs/common';
import { CampaignStatus, type CampaignType } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockCampaign } from '../../../kernel/database/locks.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { readableOwner, type Identity } from '../../../kernel/http/request.js';
import { CampaignCapacityEntity } from './campaign-capacity.entity.js';
import { CampaignEntity } from './campaign.entity.js';
import { searchWords } from '../../../kernel/text/search-words.js';
import { slugOf } from '../../../kernel/text/slug.js';

export interface CampaignTotals {
  received: bigint;
  committed: bigint;
  investors: number;
}

@Injectable()
export class CampaignsRepository {
  constructor(private readonly database: Database) {}

  /** One's own campaign, and any for an admin; 404 otherwise. */
  async readable(caller: Identity, id: string): Promise<CampaignEntity> {
    const campaign = await this.byId(id);
    const owner = readableOwner(caller);
    if (owner !== null && owner !== campaign.ownerId) throw notFound();
    return campaign;
  }

  async byId(id: string, reader: EntityManager = this.database.manager): Promise<CampaignEntity> {
    const campaign = await reader.findOneBy(CampaignEntity, { id });
    if (campaign === null) throw notFound();
    return campaign;
  }

  /** Locks the campaign and its row for a change; FOR NO KEY UPDATE does not block foreign keys. */
  async lock(tx: Tx, id: string, ownerId?: string): Promise<CampaignEntity> {
    await lockCampaign(tx, id);
    const campaign = await tx.findOne(CampaignEntity, {
      where: { id, ...(ownerId === undefined ? {} : { ownerId }) },
      lock: { mode: 'for_no_key_update' },
    });
    if (campaign === null) throw notFound();
    return campaign;
  }

  async totals(id: string, reader: EntityManager = this.database.manager): Promise<CampaignTotals> {
    const { received, committed, investors } = await reader.findOneByOrFail(CampaignCapacityEntity, {
      campaignId: id,
    });
    return { received, committed, investors };
  }

  async insert(tx: Tx, ownerId: string, type: CampaignType, name: string, now: Date): Promise<CampaignEntity> {
    const id = newId();
    await tx.insert(CampaignEntity, {
      id,
      ownerId,
      type,
      name,
      slug: slugOf(name, id, 'campaign'),
      status: CampaignStatus.draft,
      admission: 'both',
      createdAt: now,
      updatedAt: now,
    });
    await tx.insert(CampaignCapacityEntity, { campaignId: id });
    return tx.findOneByOrFail(CampaignEntity, { id });
  }

  /** Saves changed sections and updates the search text. */
  async save(tx: Tx, campaign: CampaignEntity, change: Partial<CampaignEntity>, now: Date): Promise<CampaignEntity> {
    const saved = Object.assign(campaign, change, { updatedAt: now });
    if (change.name !== undefined && campaign.status === CampaignStatus.draft)
      saved.slug = slugOf(saved.name, saved.id, 'campaign');
    await tx.save(CampaignEntity, saved);
    await tx.query(`update campaign set search = to_tsvector('simple', $2) where id = $1`, [
      saved.id,
      searchWords([saved.name, saved.companyName, saved.tagLine, saved.city, saved.category, saved.industry]),
    ]);
    return saved;
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.query('delete from campaign_capacity where campaign_id = $1', [id]);
    await tx.query('delete from campaign where id = $1', [id]);
  }

  async countOf(tx: Tx, ownerId: string): Promise<number> {
    return tx.countBy(CampaignEntity, { ownerId });
  }
}
