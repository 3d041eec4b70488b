import { Body, Controller, Param, Query } from '@nestjs/common';
import { documentsApi, type Page } from '@cairn/contracts';
import { AskedAccess, DocumentAccess, DocumentView } from '@cairn/contracts/campaigns/files/documents.replies';
import {
  AccessRequest,
  AccessRequestsQuery,
  DecideAccessRequest,
} from '@cairn/contracts/campaigns/files/documents.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { DocumentAccessService } from './document-access.service.js';

/** Who may read a campaign's private documents, and who has. */
@Controller()
export class DocumentAccessController {
  constructor(private readonly access: DocumentAccessService) {}

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
    summary: 'List who opened which private document, newest first',
    query: PageQuery,
    page: DocumentView,
  })
  views(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
  ): Promise<Page<DocumentView>> {
    return this.access.views(caller, campaignId, query);
  }
}
