import { Body, Controller, Param, Query } from '@nestjs/common';
import { readinessApi, type AdminPage, type Language } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { communicationAdminApi } from '@cairn/contracts/communication/console.endpoints';
import {
  MailPreview,
  MailTemplate,
  MailTemplateRow,
  MessageReport,
  MessageReportRow,
} from '@cairn/contracts/communication/console.replies';
import { DecideReportRequest, MailWordsRequest } from '@cairn/contracts/communication/console.requests';
import { TestMail } from '@cairn/contracts/readiness/readiness';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../kernel/http/request.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { MessageReportsService } from './message-reports.service.js';
import { TestMailService } from './test-mail.service.js';

/** The console's side of messages and mails. */
@Controller()
export class CommunicationAdminController {
  constructor(
    private readonly reports: MessageReportsService,
    private readonly mails: MailTemplatesService,
    private readonly tests: TestMailService,
  ) {}

  @Call(communicationAdminApi.messageReports, {
    summary: 'Reported conversations',
    query: AdminListQuery,
    page: MessageReportRow,
  })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<MessageReportRow>> {
    return this.reports.list(admin, query);
  }

  @Call(communicationAdminApi.messageReport, {
    summary: 'One report, with the messages up to it',
    reply: MessageReport,
  })
  report(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<MessageReport> {
    return this.reports.one(admin, id);
  }

  @Call(communicationAdminApi.dismissReport, {
    summary: 'Find nothing wrong',
    body: DecideReportRequest,
    reply: MessageReport,
    errors: ['report.bad_transition'],
  })
  async dismiss(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DecideReportRequest,
  ): Promise<MessageReport> {
    await this.reports.decide(admin, id, 'dismissed', body.note);
    return this.reports.one(admin, id);
  }

  @Call(communicationAdminApi.upholdReport, {
    summary: 'Find the report right',
    body: DecideReportRequest,
    reply: MessageReport,
    errors: ['report.bad_transition'],
  })
  async uphold(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: DecideReportRequest,
  ): Promise<MessageReport> {
    await this.reports.decide(admin, id, 'upheld', body.note);
    return this.reports.one(admin, id);
  }

  @Call(communicationAdminApi.mailTemplates, {
    summary: 'Mails of the product',
    query: AdminListQuery,
    page: MailTemplateRow,
  })
  templates(@Query() query: AdminListQuery, @Lng() language: Language): Promise<AdminPage<MailTemplateRow>> {
    return this.mails.list(query, language);
  }

  @Call(communicationAdminApi.mailTemplate, { summary: 'One mail in its three languages', reply: MailTemplate })
  template(@Param('id') id: string, @Lng() language: Language): Promise<MailTemplate> {
    return this.mails.one(id, language);
  }

  @Call(communicationAdminApi.changeMailTemplate, {
    summary: 'Put a mail into other words, or back into the product’s',
    body: MailWordsRequest,
    reply: MailTemplate,
    errors: ['mail.placeholder', 'mail.overtaken'],
  })
  async change(
    @Caller() admin: Identity,
    @Param('id') id: string,
    @Body() body: MailWordsRequest,
    @Lng() language: Language,
  ): Promise<MailTemplate> {
    await this.mails.change(admin, id, body);
    return this.mails.one(id, language);
  }

  @Call(communicationAdminApi.previewMail, {
    summary: 'A mail as it would arrive, with sample data',
    body: MailWordsRequest,
    reply: MailPreview,
    errors: ['mail.placeholder'],
  })
  preview(@Param('id') id: string, @Body() body: MailWordsRequest): Promise<MailPreview> {
    return this.mails.preview(id, body);
  }

  @Call(communicationAdminApi.testMail, {
    summary: 'Send a mail with sample data to oneself',
    body: MailWordsRequest,
    reply: Done,
    errors: ['mail.placeholder'],
  })
  async test(@Caller() admin: Identity, @Param('id') id: string, @Body() body: MailWordsRequest): Promise<Done> {
    await this.mails.sendTest(admin, id, body);
    return { done: true };
  }

  @Call(readinessApi.testMail, {
    summary: 'Send the admin a mail now, with what the mail server said',
    reply: TestMail,
  })
  testMail(@Caller() admin: Identity, @Lng() language: Language): Promise<TestMail> {
    return this.tests.send(admin, language);
  }
}
