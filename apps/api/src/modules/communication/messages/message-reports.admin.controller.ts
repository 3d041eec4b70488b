import { Body, Controller, Param, Query } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { communicationAdminApi } from '@cairn/contracts/communication/console.endpoints';
import { MessageReport, MessageReportRow } from '@cairn/contracts/communication/console.replies';
import { DecideReportRequest } from '@cairn/contracts/communication/console.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { MessageReportsService } from './message-reports.service.js';

@Controller()
export class MessageReportsAdminController {
  constructor(private readonly reports: MessageReportsService) {}

  @Call(communicationAdminApi.messageReports, {
    summary: 'List reported conversations',
    query: AdminListQuery,
    page: MessageReportRow,
  })
  list(@Caller() admin: Identity, @Query() query: AdminListQuery): Promise<AdminPage<MessageReportRow>> {
    return this.reports.list(admin, query);
  }

  @Call(communicationAdminApi.messageReport, {
    summary: 'Get a report with the messages before it',
    reply: MessageReport,
  })
  report(@Caller() admin: Identity, @Param('id', IdPipe) id: string): Promise<MessageReport> {
    return this.reports.one(admin, id);
  }

  @Call(communicationAdminApi.dismissReport, {
    summary: 'Dismiss a report',
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
    summary: 'Uphold a report',
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
}
