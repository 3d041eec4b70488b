import { Body, Controller, Param, Query } from '@nestjs/common';
import { savedCampaignsApi } from '@cairn/contracts';
import { CampaignFollowers, SavedCampaign, SavedMark } from '@cairn/contracts/campaigns/saved-campaigns.replies';
import { SaveCampaignRequest } from '@cairn/contracts/campaigns/saved-campaigns.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { SavedCampaignsRepository } from './saved-campaigns.repository.js';
import { SavedCampaignsService } from './saved-campaigns.service.js';

@Controller()
export class SavedCampaignsController {
  constructor(
    private readonly saved: SavedCampaignsService,
    private readonly reads: SavedCampaignsRepository,
  ) {}

  @Call(savedCampaignsApi.list, { summary: 'List your saved campaigns', query: PageQuery, page: SavedCampaign })
  list(@Caller() { userId }: Identity, @Query() query: PageQuery): Promise<JsonText> {
    return this.reads.list(userId, query);
  }

  @Call(savedCampaignsApi.marks, { summary: 'List which campaigns you have saved', reply: [SavedMark] })
  marks(@Caller() { userId }: Identity): Promise<SavedMark[]> {
    return this.reads.marks(userId);
  }

  @Call(savedCampaignsApi.save, {
    summary: 'Save a campaign',
    body: SaveCampaignRequest,
    reply: SavedMark,
    errors: ['request.not_found', 'campaign.saved_limit'],
  })
  save(@Caller() caller: Identity, @Body() { campaignId }: SaveCampaignRequest): Promise<SavedMark> {
    return this.saved.save(caller, campaignId);
  }

  @Call(savedCampaignsApi.followers, {
    summary: 'Count those who saved a campaign, and name those who agreed to it',
    reply: CampaignFollowers,
  })
  async followers(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) campaignId: string,
  ): Promise<CampaignFollowers> {
    const found = await this.reads.followers(campaignId, reader?.userId ?? null);
    if (found === null) throw notFound();
    return found;
  }

  @Call(savedCampaignsApi.read, { summary: 'Get a saved campaign', reply: SavedCampaign })
  async read(@Caller() { userId }: Identity, @Param('id', IdPipe) id: string): Promise<JsonText> {
    const found = await this.reads.read(userId, id);
    if (found === null) throw notFound();
    return found;
  }

  @Call(savedCampaignsApi.remove, { summary: 'Remove a campaign from your saved ones', reply: Done })
  async remove(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    await this.saved.remove(caller, id);
    return { done: true };
  }
}
