import { Injectable } from '@nestjs/common';
import { CampaignStatus, isEnough, type CampaignType, type TeamNeed, type TeamRole } from '@cairn/contracts';
import type { CampaignEnd } from '@cairn/contracts/campaigns/review/campaign-end.reply';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockCampaign } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { readableOwner, type Identity } from '../../../kernel/http/request.js';
import { memberRoleIn } from '../team/membership.sql.js';
import { CampaignCapacityEntity } from './campaign-capacity.entity.js';
import { END_OF_CAMPAIGN } from './campaign-end.sql.js';
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

  /**
   * One's own campaign, one in whose team the caller is with such a role, and any for an admin; 404 otherwise.
   * @throws team.view_only for a member of its team who may not read what is for those who work on the page
   */
  async readable(caller: Identity, id: string, need: TeamNeed = 'view'): Promise<CampaignEntity> {
    const campaign = await this.byId(id);
    const reader = readableOwner(caller);
    if (reader === null || reader === campaign.ownerId) return campaign;
    const role = await this.roleOf(id, reader);
    if (role === null) throw notFound();
    if (!isEnough(role, need)) throw need === 'edit' ? new DomainError('team.view_only') : notFound();
    return campaign;
  }

  /**
   * One's own campaign, and one on whose page the caller may work, before anything of the request is read.
   * @throws team.view_only for a member of its team who may only read
   */
  async editable({ userId }: Identity, id: string): Promise<CampaignEntity> {
    const campaign = await this.byId(id);
    await this.requireEditor(campaign, userId, this.database.manager);
    return campaign;
  }

  /** One's own campaign, and any for an admin; 404 for its team. */
  async owned(caller: Identity, id: string): Promise<CampaignEntity> {
    const campaign = await this.byId(id);
    const reader = readableOwner(caller);
    if (reader !== null && reader !== campaign.ownerId) throw notFound();
    return campaign;
  }

  /** The caller's role in the team of a campaign; null for its owner and for everybody outside. */
  async roleOf(id: string, userId: string, reader: EntityManager = this.database.manager): Promise<TeamRole | null> {
    const [row] = await reader.query<{ role: TeamRole | null }[]>(
      `select ${memberRoleIn('c.id', '$2')} as role from campaign c where c.id = $1 and c.owner_id <> $2`,
      [id, userId],
    );
    return row?.role ?? null;
  }

  async byId(id: string, reader: EntityManager = this.database.manager): Promise<CampaignEntity> {
    const campaign = await reader.findOneBy(CampaignEntity, { id });
    if (campaign === null) throw notFound();
    return campaign;
  }

  /** Locks the campaign and its row for a change, of an owner where one is named; FOR NO KEY UPDATE does not block foreign keys. */
  async lock(tx: Tx, id: string, ownerId?: string): Promise<CampaignEntity> {
    await lockCampaign(tx, id);
    const campaign = await tx.findOne(CampaignEntity, {
      where: { id, ...(ownerId === undefined ? {} : { ownerId }) },
      lock: { mode: 'for_no_key_update' },
    });
    if (campaign === null) throw notFound();
    return campaign;
  }

  /**
   * Locks the campaign for a change that its owner makes, or a member of its team who may work on it.
   * @throws team.view_only for a member who may only read
   */
  async lockForEditor(tx: Tx, id: string, { userId }: Identity, need: TeamNeed = 'edit'): Promise<CampaignEntity> {
    const campaign = await this.lock(tx, id);
    await this.requireEditor(campaign, userId, tx, need);
    return campaign;
  }

  async totals(id: string, reader: EntityManager = this.database.manager): Promise<CampaignTotals> {
    const { received, committed, investors } = await reader.findOneByOrFail(CampaignCapacityEntity, {
      campaignId: id,
    });
    return { received, committed, investors };
  }

  /** When and why the site has ended it; null of every other. */
  async endOf(campaign: CampaignEntity): Promise<CampaignEnd | null> {
    if (campaign.status !== CampaignStatus.inactive) return null;
    const [row] = await this.database.query<{ ended: { at: string; reason: string | null } | null }>(
      `select ${END_OF_CAMPAIGN} as ended from campaign c where c.id = $1`,
      [campaign.id],
    );
    return row?.ended ? { ...row.ended, at: new Date(row.ended.at) } : null;
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
      termsSlug: type,
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

  private async requireEditor(
    { id, ownerId }: CampaignEntity,
    userId: string,
    reader: EntityManager,
    need: TeamNeed = 'edit',
  ): Promise<void> {
    if (ownerId === userId) return;
    const role = await this.roleOf(id, userId, reader);
    if (role !== null && isEnough(role, need)) return;
    // Who answers only does not see the rest.
    if (role === null || !isEnough(role, 'view')) throw notFound();
    throw new DomainError('team.view_only');
  }
}
