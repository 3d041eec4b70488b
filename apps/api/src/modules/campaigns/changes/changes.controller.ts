import { Body, Controller, Param, Query } from '@nestjs/common';
import { changesApi, type Page } from '@cairn/contracts';
import {
  ChangePreview,
  CurrentTerms,
  MaterialChange,
  OpenedChange,
} from '@cairn/contracts/campaigns/changes/changes.replies';
import { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { ChangeDecisions } from './change-decisions.js';
import { BROKEN_TERMS } from './change-rules.js';
import { ChangesRepository } from './changes.repository.js';
import { ChangesService } from './changes.service.js';

const TERMS = [...BROKEN_TERMS, 'change.nothing', 'change.of_other_type'] as const;

@Controller()
export class ChangesController {
  constructor(
    private readonly changes: ChangesService,
    private readonly decisions: ChangeDecisions,
    private readonly reads: ChangesRepository,
    private readonly campaigns: CampaignsRepository,
  ) {}

  @Call(changesApi.front, {
    summary: 'List how the terms of a campaign have changed while it was open',
    query: PageQuery,
    page: OpenedChange,
  })
  front(
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<Page<OpenedChange>> {
    return this.reads.opened(campaignId, query, reader?.userId ?? null);
  }

  @Call(changesApi.list, {
    summary: 'List the changes of the terms that you proposed',
    query: PageQuery,
    page: MaterialChange,
  })
  async list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
  ): Promise<Page<MaterialChange>> {
    await this.campaigns.readable(caller, campaignId);
    return this.reads.list(campaignId, query);
  }

  @Call(changesApi.terms, {
    summary: 'Get the terms in force of your campaign',
    reply: CurrentTerms,
    errors: ['change.not_open'],
  })
  terms(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<CurrentTerms> {
    return this.changes.terms(caller, campaignId);
  }

  @Call(changesApi.preview, {
    summary: 'Show what a change of the terms would cause; nothing is stored',
    body: ChangeTermsRequest,
    reply: ChangePreview,
    errors: [...TERMS],
  })
  preview(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: ChangeTermsRequest,
  ): Promise<ChangePreview> {
    return this.changes.preview(caller, campaignId, body);
  }

  @Call(changesApi.propose, {
    summary: 'Propose a change of the terms; an admin approves it',
    body: ChangeTermsRequest,
    reply: MaterialChange,
    status: 201,
    errors: [...TERMS, 'change.waits', 'change.answers_open'],
  })
  propose(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: ChangeTermsRequest,
  ): Promise<MaterialChange> {
    return this.changes.propose(caller, campaignId, body);
  }

  @Call(changesApi.withdraw, {
    summary: 'Withdraw a proposed change',
    reply: MaterialChange,
    errors: ['change.bad_transition'],
  })
  async withdraw(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<MaterialChange> {
    await this.decisions.withdraw(caller, campaignId, id);
    return this.reads.one(id);
  }
}
