import { Body, Controller, Ip, Param, Query, Req } from '@nestjs/common';
import { adminContentApi, type AdminPage, type Language } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Figure } from '@cairn/contracts/campaigns/files/figures.replies';
import {
  AdminLanguage,
  ContentRecord,
  ContentRow,
  MissingTranslation,
  UploadedPicture,
} from '@cairn/contracts/content/admin-content.replies';
import {
  ChangeContentRequest,
  ChangeLanguageRequest,
  ContentQuery,
  CreateContentRequest,
  OrderContentRequest,
} from '@cairn/contracts/content/admin-content.requests';
import { Done } from '@cairn/contracts/users/users.replies';
import type { FastifyRequest } from 'fastify';
import { ONE_FILE, readUpload } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { ContentEditingRepository } from './content-editing.repository.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentPictures } from './content-pictures.js';
import { editorOf } from './content-audit-log.js';
import { LanguagesService } from './languages.service.js';

/** The site's words in the console. */
@Controller()
export class ContentAdminController {
  constructor(
    private readonly editing: ContentEditingService,
    private readonly records: ContentEditingRepository,
    private readonly languagesOfSite: LanguagesService,
    private readonly pictures: ContentPictures,
  ) {}

  @Call(adminContentApi.list, {
    summary: 'List the records of a kind, in order',
    query: ContentQuery,
    page: ContentRow,
  })
  list(@Lng() language: Language, @Query() query: ContentQuery): Promise<AdminPage<ContentRow>> {
    return this.records.list(language, query);
  }

  @Call(adminContentApi.one, { summary: 'Get a record in all languages', reply: ContentRecord })
  one(@Lng() language: Language, @Param('id', IdPipe) id: string): Promise<ContentRecord> {
    return this.editing.one(language, id);
  }

  @Call(adminContentApi.create, {
    summary: 'Add a record',
    body: CreateContentRequest,
    reply: ContentRecord,
    status: 201,
    errors: ['content.fixed', 'content.code_taken'],
  })
  create(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Body() body: CreateContentRequest,
  ): Promise<ContentRecord> {
    return this.editing.create(editorOf(admin, language, ip), body);
  }

  @Call(adminContentApi.change, {
    summary: 'Change a record, or the draft of a record that is published in versions',
    body: ChangeContentRequest,
    reply: ContentRecord,
    errors: ['content.way_to_pay', 'content.fixed', 'content.code_taken', 'content.in_use', 'content.overtaken'],
  })
  change(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeContentRequest,
  ): Promise<ContentRecord> {
    return this.editing.change(editorOf(admin, language, ip), id, body);
  }

  @Call(adminContentApi.remove, {
    summary: 'Remove a record that is not in use',
    reply: Done,
    errors: ['content.fixed', 'content.in_use'],
  })
  async remove(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id', IdPipe) id: string,
  ): Promise<Done> {
    await this.editing.remove(editorOf(admin, language, ip), id);
    return { done: true };
  }

  @Call(adminContentApi.order, {
    summary: 'Change the order of records',
    body: OrderContentRequest,
    reply: Done,
    errors: ['content.order', 'validation.format'],
  })
  async order(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Body() body: OrderContentRequest,
  ): Promise<Done> {
    await this.editing.order(editorOf(admin, language, ip), body);
    return { done: true };
  }

  @Call(adminContentApi.uploadPicture, {
    summary: 'Upload a picture for a slide',
    multipart: ONE_FILE,
    reply: UploadedPicture,
    status: 201,
    errors: ['file.required', 'file.type', 'file.too_large', 'file.too_small'],
  })
  async upload(@Caller() admin: Identity, @Ip() ip: string, @Req() request: FastifyRequest): Promise<UploadedPicture> {
    return this.pictures.save(admin, await readUpload(request), ip);
  }

  @Call(adminContentApi.uploadFigure, {
    summary: 'Upload a picture for a text',
    multipart: ONE_FILE,
    reply: Figure,
    status: 201,
    errors: ['file.required', 'file.type', 'file.too_large', 'file.too_small'],
  })
  async uploadFigure(@Caller() admin: Identity, @Ip() ip: string, @Req() request: FastifyRequest): Promise<Figure> {
    return this.pictures.saveFigure(admin, await readUpload(request), ip);
  }

  @Call(adminContentApi.missing, {
    summary: 'List missing translations',
    query: AdminListQuery,
    page: MissingTranslation,
  })
  missing(@Lng() language: Language, @Query() query: AdminListQuery): Promise<AdminPage<MissingTranslation>> {
    return this.records.missing(language, query);
  }

  @Call(adminContentApi.languages, { summary: 'List the languages of the site', reply: [AdminLanguage] })
  languages(): Promise<AdminLanguage[]> {
    return this.records.languages();
  }

  @Call(adminContentApi.changeLanguage, {
    summary: 'Offer or withdraw a language, or make it the default',
    body: ChangeLanguageRequest,
    reply: [AdminLanguage],
    errors: ['content.last_language', 'request.not_found'],
  })
  changeLanguage(
    @Caller() admin: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id') id: string,
    @Body() body: ChangeLanguageRequest,
  ): Promise<AdminLanguage[]> {
    return this.languagesOfSite.change(editorOf(admin, language, ip), id, body);
  }
}
