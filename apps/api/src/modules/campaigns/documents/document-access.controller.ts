import { Body, Controller, Param, Query } from '@nestjs/common';
import { documentsApi, type Language, type Page } from '@cairn/contracts';
import { AskedAccess, DocumentAccess, DocumentView } from '@cairn/contracts/campaigns/files/documents.replies';
import {
  AccessRequest,
  AccessRequestsQuery,
  DecideAccessRequest,
} from '@cairn/contracts/campaigns/files/documents.requests';
import { TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { listFile, requireOwnFile, wholeOf } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { Words } from '../../../kernel/i18n/words.js';
import { DocumentAccessService } from './document-access.service.js';

/** Who may read a campaign's private documents, and who has. */
@Controller()
export class DocumentAccessController {
  constructor(
    private readonly access: DocumentAccessService,
    private readonly words: Words,
  ) {}

  @Call(documentsApi.requestAccess, {
    summary: 'Ask the owner for a private document',
    body: AccessRequest,
    reply: AskedAccess,
    status: 201,
    errors: [
      'document.is_public',
      'document.own_campaign',
      'document.removed',
      'document.access_open',
      'document.access_waits',
      'document.asked_often',
    ],
  })
  ask(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: AccessRequest,
  ): Promise<AskedAccess> {
    return this.access.ask(caller, campaignId, id, body);
  }

  @Call(documentsApi.accessRequests, {
    summary: 'List who asked for private documents, newest first',
    query: AccessRequestsQuery,
    page: DocumentAccess,
  })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: AccessRequestsQuery,
  ): Promise<Page<DocumentAccess>> {
    return this.access.list(caller, campaignId, query);
  }

  @Call(documentsApi.decideAccess, {
    summary: 'Grant an access for some days, or decline it with a reason',
    body: DecideAccessRequest,
    reply: DocumentAccess,
    errors: ['document.removed'],
  })
  decide(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('requestId', IdPipe) requestId: string,
    @Body() body: DecideAccessRequest,
  ): Promise<DocumentAccess> {
    return this.access.decide(caller, campaignId, requestId, body);
  }

  @Call(documentsApi.views, {
    summary: 'List who opened which private document, newest first; format=csv downloads them',
    query: TableQuery,
    page: DocumentView,
    errors: ['auth.step_up_required'],
  })
  async views(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<DocumentView> | FileReply> {
    if (query.format !== 'csv') return this.access.views(caller, campaignId, query);
    requireOwnFile(caller);
    const say = this.words.in(language);
    const found = await wholeOf((page) => this.access.views(caller, campaignId, page));
    return listFile(
      'readers',
      (['person', 'document', 'version', 'opened'] as const).map((column) => say(`paper.lists.${column}`)),
      found.map(({ name, document, version, at }) => [name, document, version, at]),
    );
  }
}
