import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import { contentDraftsApi, type AdminPage, type Language } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { ContentRecord, ContentVersion } from '@cairn/contracts/content/admin-content.replies';
import { PublishContentRequest, RestoreContentRequest } from '@cairn/contracts/content/admin-content.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { ContentDraftsRepository } from './content-drafts.repository.js';
import { ContentDraftsService } from './content-drafts.service.js';
import { ContentEditingService } from './content-editing.service.js';
import { editorOf } from './content-audit-log.js';

/** Drafts and versions of the site's pages. */
@Controller()
export class ContentDraftsController {
  constructor(
    private readonly drafts: ContentDraftsService,
    private readonly editing: ContentEditingService,
    private readonly stored: ContentDraftsRepository,
  ) {}

  @Call(contentDraftsApi.publish, {
    summary: 'Publish the draft of a record',
    body: PublishContentRequest,
    reply: ContentRecord,
    errors: ['content.no_draft', 'content.overtaken', 'content.code_taken', 'content.in_use'],
  })
  async publish(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id', IdPipe) id: string,
    @Body() { readAt }: PublishContentRequest,
  ): Promise<ContentRecord> {
    await this.drafts.publish(editorOf(admin, language, ip), id, readAt);
    return this.editing.one(language, id);
  }

  @Call(contentDraftsApi.discard, {
    summary: 'Discard the draft of a record',
    reply: ContentRecord,
    errors: ['content.no_draft'],
  })
  async discard(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id', IdPipe) id: string,
  ): Promise<ContentRecord> {
    await this.drafts.discard(editorOf(admin, language, ip), id);
    return this.editing.one(language, id);
  }

  @Call(contentDraftsApi.restore, {
    summary: 'Restore a version as the draft of its record',
    body: RestoreContentRequest,
    reply: ContentRecord,
  })
  async restore(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id', IdPipe) id: string,
    @Body() { version }: RestoreContentRequest,
  ): Promise<ContentRecord> {
    await this.drafts.restore(editorOf(admin, language, ip), id, version);
    return this.editing.one(language, id);
  }

  @Call(contentDraftsApi.versions, {
    summary: 'List the published versions of a record, newest first',
    query: AdminListQuery,
    page: ContentVersion,
  })
  async versions(
    @Lng() language: Language,
    @Param('id', IdPipe) id: string,
    @Query() query: AdminListQuery,
  ): Promise<AdminPage<ContentVersion>> {
    await this.editing.one(language, id);
    return this.stored.versions(id, query);
  }
}
