import { Body, Controller, Param, Query } from '@nestjs/common';
import { campaignsApi, type Page } from '@cairn/contracts';
import { CampaignSummary, Checklist, OwnedCampaign } from '@cairn/contracts/campaigns/campaign-draft.reply';
import { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { ChangeCampaignRequest } from '@cairn/contracts/campaigns/change-campaign.request';
import { CreateCampaignRequest } from '@cairn/contracts/campaigns/create-campaign.request';
import { OwnCampaignsQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { JsonText } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignCreationService } from './campaign-creation.service.js';
import { CampaignDraftsService } from './campaign-drafts.service.js';
import { CampaignPreviewService } from './campaign-preview.service.js';
import { CampaignSubmissionService } from '../review/campaign-submission.service.js';
import { OwnCampaignsRepository } from './own-campaigns.repository.js';

/** An owner's campaigns. */
@Controller()
export class CampaignsController {
  constructor(
    private readonly creation: CampaignCreationService,
    private readonly drafts: CampaignDraftsService,
    private readonly submissions: CampaignSubmissionService,
    private readonly own: OwnCampaignsRepository,
    private readonly previews: CampaignPreviewService,
  ) {}

  @Call(campaignsApi.create, {
    summary: 'Create a draft',
    body: CreateCampaignRequest,
    reply: OwnedCampaign,
    status: 201,
    errors: ['request.not_found', 'campaign.admin_only', 'campaign.not_owner_type', 'campaign.limit_reached'],
  })
  create(@Caller() caller: Identity, @Body() body: CreateCampaignRequest): Promise<OwnedCampaign> {
    return this.creation.create(caller, body);
  }

  @Call(campaignsApi.mine, { summary: 'List your campaigns', query: OwnCampaignsQuery, page: CampaignSummary })
  mine(@Caller() caller: Identity, @Query() query: OwnCampaignsQuery): Promise<Page<CampaignSummary>> {
    return this.own.list(caller.userId, query);
  }

  @Call(campaignsApi.mineShort, { summary: 'List your campaigns', query: OwnCampaignsQuery, page: CampaignSummary })
  mineShort(@Caller() caller: Identity, @Query() query: OwnCampaignsQuery): Promise<Page<CampaignSummary>> {
    return this.own.list(caller.userId, query);
  }

  @Call(campaignsApi.read, { summary: 'Get one of your campaigns', reply: OwnedCampaign })
  read(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<OwnedCampaign> {
    return this.drafts.read(caller, id);
  }

  @Call(campaignsApi.change, {
    summary: 'Rename a draft, or submit it with status 1',
    body: ChangeCampaignRequest,
    reply: OwnedCampaign,
    errors: [
      'campaign.admin_only',
      'campaign.incomplete',
      'campaign.currency_no_rail',
      'campaign.bad_transition',
      'campaign.unchanged',
      'campaign.not_editable',
    ],
  })
  async change(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeCampaignRequest,
  ): Promise<OwnedCampaign> {
    if (body.name) await this.drafts.rename(caller, id, body.name);
    if (body.status === 1) await this.submissions.submit(caller, id);
    return this.drafts.read(caller, id);
  }

  @Call(campaignsApi.remove, { summary: 'Delete a draft', reply: Done, errors: ['campaign.not_editable'] })
  remove(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    return this.drafts.remove(caller, id);
  }

  @Call(campaignsApi.preview, {
    summary: 'Preview the public page of your campaign',
    reply: CampaignPage,
    errors: ['campaign.incomplete'],
  })
  preview(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<JsonText> {
    return this.previews.read(caller, id);
  }

  @Call(campaignsApi.checklist, { summary: 'List what is missing in each step', reply: Checklist })
  checklist(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Checklist> {
    return this.drafts.checklist(caller, id);
  }
}
