import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { CampaignUpdate, UpdateCounts, UpdateEdit } from '@cairn/contracts/campaigns/updates/updates.replies';
import type { ChangeUpdateRequest, PostUpdateRequest } from '@cairn/contracts/campaigns/updates/updates.requests';
import { figuresOf } from '@cairn/contracts/content/rich-text-rules';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { richTextFault } from '../../../kernel/text/rich-text.js';
import { requireCurrent, versionOf } from '../../../kernel/text/version.js';
import { SettingsService } from '../../settings/index.js';
import { CampaignFigures } from '../figures/campaign-figures.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { UpdatesRepository } from './updates.repository.js';

/** What an owner tells the readers of a campaign. */
@Injectable()
export class UpdatesService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly figures: CampaignFigures,
    private readonly updates: UpdatesRepository,
    private readonly settings: SettingsService,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  async own(caller: Identity, campaignId: string, query: PageQuery): Promise<Page<CampaignUpdate>> {
    await this.campaigns.readable(caller, campaignId);
    return this.updates.own(campaignId, query);
  }

  /** How many each audience is: they are told once the update is posted. */
  async readers(caller: Identity, campaignId: string): Promise<UpdateCounts> {
    const { ownerId } = await this.campaigns.readable(caller, campaignId);
    return this.updates.readers(campaignId, ownerId);
  }

  async one(caller: Identity, campaignId: string, id: string): Promise<CampaignUpdate> {
    await this.campaigns.readable(caller, campaignId);
    return found(await this.updates.one(campaignId, id));
  }

  /**
   *
   * @throws request.not_found where this reader may not open the campaign, campaign.updates_sign_in for a visitor
   */
  async front(campaignId: string, query: PageQuery, reader: Identity | undefined): Promise<Page<CampaignUpdate>> {
    await this.requireReader(campaignId, reader);
    return this.updates.front(campaignId, query, reader?.userId ?? null);
  }

  /** @throws as `front`, and request.not_found for an update that is not for this reader */
  async edits(campaignId: string, id: string, reader: Identity | undefined): Promise<UpdateEdit[]> {
    await this.requireReader(campaignId, reader);
    return found(await this.updates.edits(campaignId, id, reader?.userId ?? null));
  }

  /** @throws campaign.not_public for one that has no readers yet, validation codes beside `description` */
  async post(caller: Identity, campaignId: string, body: PostUpdateRequest): Promise<CampaignUpdate> {
    const { title, description, audience, clientKey = null } = body;
    requireRichText(description);
    await this.campaigns.editable(caller, campaignId);
    await this.limits.spend('update', caller.userId);
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lockForEditor(tx, campaignId, caller);
      const before = clientKey ? await this.updates.sentBefore(tx, caller.userId, clientKey) : null;
      if (before !== null) return before;
      if (!campaign.isPublic) throw new DomainError('campaign.not_public');
      await this.figures.requireOwn(tx, campaignId, 'description', description);
      const id = await this.updates.add(tx, {
        campaignId,
        authorId: caller.userId,
        clientKey,
        title,
        body: description,
        audience: audience ?? 'all',
      });
      const about = { userId: caller.userId, campaignId, campaign: campaign.name, slug: campaign.slug };
      await this.events.emit(tx, 'campaign.update_written', { ...about, updateId: id, title });
      await this.events.emit(tx, 'campaign.update_sent', { updateId: id, after: null });
      return found(await this.updates.one(campaignId, id, tx));
    });
  }

  /** @throws campaign.overtaken where it was saved since it was read */
  change(caller: Identity, campaignId: string, id: string, body: ChangeUpdateRequest): Promise<CampaignUpdate> {
    if (body.description) requireRichText(body.description);
    return this.database.inTx(async (tx) => {
      const before = await this.lock(tx, caller, campaignId, id);
      requireCurrent('campaign.overtaken', before, body);
      const [title, description] = [body.title ?? before.title, body.description ?? before.description];
      if (versionOf({ title, description }) === before.version) return before;
      await this.figures.requireOwn(tx, campaignId, 'description', description);
      await this.updates.change(tx, id, title, description);
      return found(await this.updates.one(campaignId, id, tx));
    });
  }

  async remove(caller: Identity, campaignId: string, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      await this.lock(tx, caller, campaignId, id);
      await this.updates.remove(tx, id);
    });
  }

  private async lock(tx: Tx, caller: Identity, campaignId: string, id: string): Promise<CampaignUpdate> {
    await this.campaigns.lockForEditor(tx, campaignId, caller);
    return found(await this.updates.one(campaignId, id, tx));
  }

  private async requireReader(campaignId: string, reader: Identity | undefined): Promise<void> {
    const count = found(await this.updates.forVisitors(campaignId, reader?.userId ?? null));
    if (reader === undefined && (await this.settings.all()).updatesPublic !== 'yes') {
      throw new DomainError('campaign.updates_sign_in', { count });
    }
  }
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

/** Words or a picture, of the parts that rich text may consist of. */
function requireRichText(description: unknown): void {
  const fault = richTextFault(description);
  if (fault !== null) throw fieldError('description', fault);
  if (figuresOf(description).length === 0 && !/"text":"[^"]*\S[^"]*"/.test(JSON.stringify(description)))
    throw fieldError('description', 'validation.required');
}
