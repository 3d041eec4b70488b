import { Body, Controller, Param, Query } from '@nestjs/common';
import { updatesApi, type Language, type Page } from '@cairn/contracts';
import { CampaignUpdate, UpdateCounts, UpdateEdit } from '@cairn/contracts/campaigns/updates/updates.replies';
import { ChangeUpdateRequest, PostUpdateRequest } from '@cairn/contracts/campaigns/updates/updates.requests';
import { PageQuery, TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { listFile, wholeOf } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { UpdatesService } from './updates.service.js';

@Controller()
export class UpdatesController {
  constructor(
    private readonly updates: UpdatesService,
    private readonly words: Words,
  ) {}

  @Call(updatesApi.front, {
    summary: 'List the updates of a campaign that are for you',
    query: PageQuery,
    page: CampaignUpdate,
    errors: ['campaign.updates_sign_in'],
  })
  front(
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<Page<CampaignUpdate>> {
    return this.updates.front(campaignId, query, reader);
  }

  @Call(updatesApi.edits, {
    summary: 'List what an update said before it was edited',
    reply: [UpdateEdit],
    errors: ['campaign.updates_sign_in'],
  })
  edits(
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<UpdateEdit[]> {
    return this.updates.edits(campaignId, id, reader);
  }

  @Call(updatesApi.readers, { summary: 'Count whom an update would tell, by its audience', reply: UpdateCounts })
  readers(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<UpdateCounts> {
    return this.updates.readers(caller, campaignId);
  }

  @Call(updatesApi.list, {
    summary: 'List the updates of your campaign; format=csv downloads them',
    query: TableQuery,
    page: CampaignUpdate,
  })
  async list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<CampaignUpdate> | FileReply> {
    if (query.format !== 'csv') return this.updates.own(caller, campaignId, query);
    const say = this.words.in(language);
    const found = await wholeOf((page) => this.updates.own(caller, campaignId, page));
    return listFile(
      'updates',
      (['title', 'audience', 'posted', 'edited'] as const).map((column) => say(`paper.lists.${column}`)),
      found.map(({ title, audience, createdAt, editedAt }) => [
        title,
        say(`paper.lists.audiences.${audience}`),
        createdAt,
        editedAt,
      ]),
    );
  }

  @Call(updatesApi.read, { summary: 'Get an update of your campaign', reply: CampaignUpdate })
  read(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<CampaignUpdate> {
    return this.updates.one(caller, campaignId, id);
  }

  @Call(updatesApi.post, {
    summary: 'Post an update, and tell those whom it is for',
    body: PostUpdateRequest,
    reply: CampaignUpdate,
    errors: [
      'campaign.not_public',
      'figure.unknown',
      'validation.card_number',
      'validation.required',
      'validation.rich_text',
    ],
  })
  post(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: PostUpdateRequest,
  ): Promise<CampaignUpdate> {
    return this.updates.post(caller, campaignId, body);
  }

  @Call(updatesApi.change, {
    summary: 'Edit an update; what it said before stays readable',
    body: ChangeUpdateRequest,
    reply: CampaignUpdate,
    errors: [
      'campaign.overtaken',
      'figure.unknown',
      'validation.card_number',
      'validation.required',
      'validation.rich_text',
    ],
  })
  change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeUpdateRequest,
  ): Promise<CampaignUpdate> {
    return this.updates.change(caller, campaignId, id, body);
  }

  @Call(updatesApi.remove, { summary: 'Remove an update', reply: Done })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.updates.remove(caller, campaignId, id);
    return { done: true };
  }
}
