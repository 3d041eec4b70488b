import { Body, Controller, Param, Query } from '@nestjs/common';
import { readinessApi, type AdminPage, type Language } from '@cairn/contracts';
import { communicationAdminApi } from '@cairn/contracts/communication/console.endpoints';
import { MailPreview, MailTemplate, MailTemplateRow } from '@cairn/contracts/communication/console.replies';
import { MailTemplateQuery, MailWordsRequest } from '@cairn/contracts/communication/console.requests';
import { TestMail } from '@cairn/contracts/readiness/readiness';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { TestMailService } from './test-mail.service.js';

@Controller()
export class MailAdminController {
  constructor(
    private readonly mails: MailTemplatesService,
    private readonly tests: TestMailService,
  ) {}

  @Call(communicationAdminApi.mailTemplates, {
    summary: 'List e-mail templates',
    query: MailTemplateQuery,
    page: MailTemplateRow,
  })
  templates(@Query() query: MailTemplateQuery, @Lng() language: Language): Promise<AdminPage<MailTemplateRow>> {
    return this.mails.list(query, language);
  }

  @Call(communicationAdminApi.mailTemplate, { summary: 'Get an e-mail template in its languages', reply: MailTemplate })
  template(@Param('id') id: string, @Lng() language: Language): Promise<MailTemplate> {
    return this.mails.one(id, language);
  }

  @Call(communicationAdminApi.changeMailTemplate, {
    summary: 'Change the text of an e-mail template, or restore the default',
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
    summary: 'Preview an e-mail with sample data',
    body: MailWordsRequest,
    reply: MailPreview,
    errors: ['mail.placeholder'],
  })
  preview(@Param('id') id: string, @Body() body: MailWordsRequest): Promise<MailPreview> {
    return this.mails.preview(id, body);
  }

  @Call(communicationAdminApi.testMail, {
    summary: 'Send yourself an e-mail with sample data',
    body: MailWordsRequest,
    reply: Done,
    errors: ['mail.placeholder'],
  })
  async test(@Caller() admin: Identity, @Param('id') id: string, @Body() body: MailWordsRequest): Promise<Done> {
    await this.mails.sendTest(admin, id, body);
    return { done: true };
  }

  @Call(readinessApi.testMail, {
    summary: 'Send the admin a test e-mail and return the mail server’s answer',
    reply: TestMail,
  })
  testMail(@Caller() admin: Identity, @Lng() language: Language): Promise<TestMail> {
    return this.tests.send(admin, language);
  }
}
