import { Body, Controller, Param, Query } from '@nestjs/common';
import { leadsApi, type Page } from '@cairn/contracts';
import { LeadInvestor } from '@cairn/contracts/campaigns/people/leads.replies';
import { ChangeLeadInvestorRequest, LeadInvestorRequest } from '@cairn/contracts/campaigns/people/leads.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsService } from './leads.service.js';

@Controller()
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly reads: LeadsRepository,
    private readonly campaigns: CampaignsRepository,
  ) {}

  @Call(leadsApi.front, {
    summary: 'List the lead investors of a campaign',
    query: PageQuery,
    page: LeadInvestor,
  })
  front(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<LeadInvestor>> {
    return this.reads.list(id, query, reader?.userId ?? null);
  }

  @Call(leadsApi.list, { summary: 'List the lead investors of your campaign', query: PageQuery, page: LeadInvestor })
  async list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<Page<LeadInvestor>> {
    await this.campaigns.readable(caller, id);
    return this.reads.list(id, query);
  }

  @Call(leadsApi.add, {
    summary: 'Name a lead investor: one who has invested, or a name',
    body: LeadInvestorRequest,
    reply: LeadInvestor,
    status: 201,
    errors: ['lead.full', 'lead.there', 'lead.name_hidden', 'validation.required', 'validation.choice'],
  })
  add(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) id: string,
    @Body() body: LeadInvestorRequest,
  ): Promise<LeadInvestor> {
    return this.leads.add(caller, id, body);
  }

  @Call(leadsApi.change, {
    summary: 'Change what is said of a lead investor',
    body: ChangeLeadInvestorRequest,
    reply: LeadInvestor,
  })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeLeadInvestorRequest,
  ): Promise<LeadInvestor> {
    return this.leads.change(caller, campaignId, id, body);
  }

  @Call(leadsApi.remove, { summary: 'Remove a lead investor', reply: Done })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.leads.remove(caller, campaignId, id);
    return { done: true };
  }
}
