import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import { screeningApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { ScreeningCase, ScreeningCaseRow, ScreeningListRow } from '@cairn/contracts/screening/screening.replies';
import { DecideCaseRequest } from '@cairn/contracts/screening/screening.requests';
import type { FastifyRequest } from 'fastify';
import { ONE_FILE } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CaseDesk } from './case-desk.js';
import { CaseReads } from './case-reads.js';
import { ListReads } from './list-reads.js';
import { ListUploads } from './list-uploads.js';

@Controller()
export class ScreeningAdminController {
  constructor(
    private readonly lists: ListReads,
    private readonly uploads: ListUploads,
    private readonly reads: CaseReads,
    private readonly desk: CaseDesk,
  ) {}

  @Call(screeningApi.lists, {
    summary: 'List the versions of sanctions lists and lists of politically exposed persons',
    query: AdminListQuery,
    page: ScreeningListRow,
  })
  versions(@Query() query: AdminListQuery): Promise<AdminPage<ScreeningListRow>> {
    return this.lists.list(query);
  }

  @Call(screeningApi.upload, {
    summary: 'Upload a list (`sanctions` or `politically_exposed`) as a targets.simple.csv file; it is read afterwards',
    multipart: ONE_FILE,
    reply: ScreeningListRow,
    status: 201,
    errors: ['file.required', 'file.too_large', 'screening.header', 'request.not_found'],
  })
  upload(
    @Caller() admin: Identity,
    @Param('kind') kind: string,
    @Req() request: FastifyRequest,
  ): Promise<ScreeningListRow> {
    return this.uploads.take(admin, kind, request);
  }

  @Call(screeningApi.cases, {
    summary: 'List matches of people with entries of lists',
    query: AdminListQuery,
    page: ScreeningCaseRow,
  })
  cases(@Query() query: AdminListQuery): Promise<AdminPage<ScreeningCaseRow>> {
    return this.reads.list(query);
  }

  @Call(screeningApi.case, { summary: 'Get a match with its entry and its person', reply: ScreeningCase })
  one(@Param('id', IdPipe) id: string): Promise<ScreeningCase> {
    return this.reads.one(id);
  }

  @Call(screeningApi.confirm, {
    summary: 'Confirm that a person is the one that a list names; their money is blocked from then on',
    body: DecideCaseRequest,
    reply: ScreeningCase,
    errors: ['review.bad_transition', 'review.overtaken'],
  })
  async confirm(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DecideCaseRequest,
  ): Promise<ScreeningCase> {
    await this.desk.decide(admin, id, 'confirmed', body);
    return this.reads.one(id);
  }

  @Call(screeningApi.dismiss, {
    summary: 'Decide that a person is not the one that a list names',
    body: DecideCaseRequest,
    reply: ScreeningCase,
    errors: ['review.bad_transition', 'review.overtaken'],
  })
  async dismiss(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DecideCaseRequest,
  ): Promise<ScreeningCase> {
    await this.desk.decide(admin, id, 'dismissed', body);
    return this.reads.one(id);
  }
}
