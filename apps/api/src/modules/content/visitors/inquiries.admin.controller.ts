import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import { adminContentApi, type AdminPage, type Language } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Inquiry, NewsletterSubscriber } from '@cairn/contracts/content/admin-content.replies';
import { AnswerInquiryRequest } from '@cairn/contracts/content/admin-content.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { InquiriesAdminService } from './inquiries.admin.service.js';

@Controller()
export class InquiriesAdminController {
  constructor(private readonly inquiries: InquiriesAdminService) {}

  @Call(adminContentApi.inquiries, { summary: 'List inquiries', query: AdminListQuery, page: Inquiry })
  list(@Query() query: AdminListQuery): Promise<AdminPage<Inquiry>> {
    return this.inquiries.list(query);
  }

  @Call(adminContentApi.inquiry, { summary: 'Get an inquiry', reply: Inquiry })
  one(@Param('id', IdPipe) id: string): Promise<Inquiry> {
    return this.inquiries.one(id);
  }

  @Call(adminContentApi.answerInquiry, {
    summary: 'Answer an inquiry by mail',
    body: AnswerInquiryRequest,
    reply: Inquiry,
    errors: ['inquiry.answered'],
  })
  answer(
    @Caller() { userId, email }: Identity,
    @Lng() language: Language,
    @Ip() ip: string,
    @Param('id', IdPipe) id: string,
    @Body() body: AnswerInquiryRequest,
  ): Promise<Inquiry> {
    return this.inquiries.answer({ id: userId, email, ip, language }, id, body.answer);
  }

  @Call(adminContentApi.subscribers, {
    summary: 'List newsletter subscribers',
    query: AdminListQuery,
    page: NewsletterSubscriber,
  })
  subscribers(@Query() query: AdminListQuery): Promise<AdminPage<NewsletterSubscriber>> {
    return this.inquiries.subscribers(query);
  }
}
