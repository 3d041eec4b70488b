import { Controller, Param, Query, Req } from '@nestjs/common';
import { documentsApi, type Page } from '@cairn/contracts';
import { OwnDocument, ShownDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import {
  ChangeDocumentRequest,
  DocumentFileQuery,
  DocumentRequest,
} from '@cairn/contracts/campaigns/files/documents.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { readForm } from '../../../kernel/files/form.js';
import { DOCUMENT_ERRORS } from '../../../kernel/files/document-content.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { DocumentReads } from './document-reads.js';
import { DocumentsService } from './documents.service.js';
import { SHEET_ERRORS } from './key-information.js';

/** The names of the form's files. */
const FILES = ['file'] as const;

/** Documents of a campaign. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly campaigns: CampaignsRepository,
    private readonly reads: DocumentReads,
  ) {}

  @Call(documentsApi.add, {
    summary: 'Add a document, by a form with the document as file',
    body: DocumentRequest,
    reply: OwnDocument,
    status: 201,
    multipart: FILES,
    errors: ['document.full', 'campaign.not_editable', ...SHEET_ERRORS, ...DOCUMENT_ERRORS],
  })
  async add(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Req() request: FastifyRequest,
  ): Promise<OwnDocument> {
    await this.campaigns.owned(caller, campaignId);
    const { fields, files } = await readForm(request, DocumentRequest, FILES);
    if (files.file === undefined) throw new DomainError('file.required');
    return this.documents.add(caller, campaignId, fields, files.file);
  }

  @Call(documentsApi.list, {
    summary: "List a campaign's documents, newest first",
    query: PageQuery,
    page: OwnDocument,
  })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
  ): Promise<Page<OwnDocument>> {
    return this.documents.list(caller, campaignId, query);
  }

  @Call(documentsApi.change, {
    summary: 'Change a document, by JSON or by a form with a new version as file',
    body: ChangeDocumentRequest,
    reply: OwnDocument,
    multipart: FILES,
    errors: [
      'document.versions_full',
      'campaign.not_editable',
      'document.sheet_needed',
      ...SHEET_ERRORS,
      ...DOCUMENT_ERRORS,
    ],
  })
  async change(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<OwnDocument> {
    await this.campaigns.owned(caller, campaignId);
    const { fields, files } = await readForm(request, ChangeDocumentRequest, FILES);
    return this.documents.change(caller, campaignId, id, fields, files.file);
  }

  @Call(documentsApi.remove, {
    summary: 'Remove a document',
    reply: Done,
    errors: ['campaign.not_editable', 'document.sheet_needed'],
  })
  async remove(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.documents.remove(caller, campaignId, id);
    return { done: true };
  }

  @Call(documentsApi.front, {
    summary: 'List the documents of a public campaign, with what the caller may open',
    query: PageQuery,
    page: ShownDocument,
  })
  front(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
  ): Promise<Page<ShownDocument>> {
    return this.documents.shown(reader, campaignId, query);
  }

  @Call(documentsApi.file, {
    summary: 'Open a document; each opening of a private one is kept',
    query: DocumentFileQuery,
    errors: [
      'document.no_access',
      'auth.view_only',
      'document.removed',
      'file.checking',
      'file.refused',
      'file.busy',
      'file.type',
      ...DOCUMENT_ERRORS,
    ],
  })
  file(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) campaignId: string,
    @Param('id', IdPipe) id: string,
    @Query() { version }: DocumentFileQuery,
  ): Promise<FileReply> {
    return this.reads.open(campaignId, id, reader, version ?? null);
  }
}
