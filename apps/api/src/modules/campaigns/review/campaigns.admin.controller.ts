import { Body, Controller, Param, Query } from '@nestjs/common';
import { adminApi, reviewApi, type AdminPage } from '@cairn/contracts';
import { AdminCampaign, AdminCampaignRow } from '@cairn/contracts/admin/admin.replies';
import {
  AdminListQuery,
  ApproveCampaignRequest,
  DeclineRequest,
  ReasonRequest,
} from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CampaignHidingService } from './campaign-hiding.service.js';
import { CampaignRefusalService } from './campaign-refusal.service.js';
import { CampaignReviewService } from './campaign-review.service.js';
import { CampaignsAdminService } from './campaigns.admin.service.js';

@Controller()
export class CampaignsAdminController {
  constructor(
    private readonly campaigns: CampaignsAdminService,
    private readonly reviews: CampaignReviewService,
    private readonly refusals: CampaignRefusalService,
    private readonly hiding: CampaignHidingService,
  ) {}

  @Call(adminApi.campaigns, { summary: 'List campaigns', query: AdminListQuery, page: AdminCampaignRow })
  list(@Caller() caller: Identity, @Query() query: AdminListQuery): Promise<AdminPage<AdminCampaignRow>> {
    return this.campaigns.list(caller, query);
  }

  @Call(adminApi.campaign, { summary: 'Get a campaign', reply: AdminCampaign })
  one(@Param('id', IdPipe) id: string): Promise<AdminCampaign> {
    return this.campaigns.one(id);
  }

  @Call(adminApi.approveCampaign, {
    summary: 'Approve a campaign; it goes live',
    body: ApproveCampaignRequest,
    reply: AdminCampaign,
    errors: [
      'campaign.bad_transition',
      'campaign.claimed',
      'campaign.checks_open',
      'covered.hold_unlisted',
      'covered.hold_disqualified',
      'covered.hold_unanswered',
      'covered.hold_undecided',
      'covered.hold_old',
      'document.sheet_missing',
      'screening.undecided',
      'screening.confirmed',
      'campaign.currency_no_rail',
      'campaign.closing_too_early',
      'campaign.closing_too_late',
      'campaign.opening_too_late',
      'campaign.payback_before_closing',
      'campaign.valuation_misfit',
      'campaign.equity_misfit',
      'campaign.founded_in_future',
    ],
  })
  async approve(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ApproveCampaignRequest,
  ): Promise<AdminCampaign> {
    await this.reviews.approve(admin, id, reason ?? null);
    return this.campaigns.one(id);
  }

  @Call(adminApi.hideCampaign, {
    summary: 'Hide an open or successful campaign from the public, with a reason',
    body: ReasonRequest,
    reply: AdminCampaign,
    errors: ['campaign.bad_transition'],
  })
  async hide(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReasonRequest,
  ): Promise<AdminCampaign> {
    await this.hiding.hide(admin, id, body.reason);
    return this.campaigns.one(id);
  }

  @Call(adminApi.showCampaign, {
    summary: 'Show a hidden campaign again, with a reason',
    body: ReasonRequest,
    reply: AdminCampaign,
    errors: ['campaign.bad_transition'],
  })
  async show(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ReasonRequest,
  ): Promise<AdminCampaign> {
    await this.hiding.show(admin, id, body.reason);
    return this.campaigns.one(id);
  }

  @Call(reviewApi.requestChanges, {
    summary: 'Ask the owner of a submitted campaign for changes, with a message',
    body: DeclineRequest,
    reply: AdminCampaign,
    errors: ['campaign.bad_transition', 'campaign.claimed'],
  })
  async requestChanges(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<AdminCampaign> {
    await this.refusals.requestChanges(admin, id, body.reason);
    return this.campaigns.one(id);
  }

  @Call(adminApi.declineCampaign, {
    summary: 'Decline a campaign, with a reason',
    body: DeclineRequest,
    reply: AdminCampaign,
    errors: ['campaign.bad_transition', 'campaign.claimed'],
  })
  async decline(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DeclineRequest,
  ): Promise<AdminCampaign> {
    await this.refusals.decline(admin, id, body.reason);
    return this.campaigns.one(id);
  }
}
