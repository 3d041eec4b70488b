import { Body, Controller, Param, Query } from '@nestjs/common';
import { templatesApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { AgreementTemplate, AgreementTemplateRow, TemplatePreview } from '@cairn/contracts/agreements/template.replies';
import { SaveTemplateRequest, TemplateTextRequest } from '@cairn/contracts/agreements/template.requests';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { TemplateDesk } from '../templates/template-desk.js';
import { TemplatePreviews } from './template-previews.js';

const PLACEHOLDER_ERRORS = [
  'agreement.placeholder_broken',
  'agreement.placeholder_missing',
  'agreement.placeholder_unknown',
] as const;

@Controller()
export class TemplatesAdminController {
  constructor(
    private readonly desk: TemplateDesk,
    private readonly previews: TemplatePreviews,
  ) {}

  @Call(templatesApi.list, {
    summary: 'List the versions of agreement templates; state=in_force narrows to those in use',
    query: AdminListQuery,
    page: AgreementTemplateRow,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<AgreementTemplateRow>> {
    return this.desk.list(query);
  }

  @Call(templatesApi.preview, {
    summary: 'Fill a template with sample values; format=pdf downloads a test PDF',
    body: TemplateTextRequest,
    query: FormatQuery,
    reply: TemplatePreview,
    errors: PLACEHOLDER_ERRORS,
  })
  preview(
    @Caller() admin: Identity,
    @Body() request: TemplateTextRequest,
    @Query() { format }: FormatQuery,
  ): Promise<TemplatePreview | FileReply> {
    this.desk.check(request);
    return format === 'pdf' ? this.previews.print(admin, request) : this.previews.preview(request);
  }

  @Call(templatesApi.one, { summary: 'Get a version of an agreement template', reply: AgreementTemplate })
  one(@Param('id', IdPipe) id: string): Promise<AgreementTemplate> {
    return this.desk.one(id);
  }

  @Call(templatesApi.save, {
    summary: 'Save an agreement template as its next version',
    body: SaveTemplateRequest,
    reply: AgreementTemplate,
    status: 201,
    errors: ['agreement.template_overtaken', ...PLACEHOLDER_ERRORS],
  })
  save(@Caller() admin: Identity, @Body() request: SaveTemplateRequest): Promise<AgreementTemplate> {
    return this.desk.save(admin, request);
  }
}
