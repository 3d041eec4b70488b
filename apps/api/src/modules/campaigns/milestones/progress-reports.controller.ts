import { Body, Controller, Param } from '@nestjs/common';
import { progressReportsApi } from '@cairn/contracts';
import { ProgressReports } from '@cairn/contracts/campaigns/desk/progress-reports.replies';
import { FileReportRequest } from '@cairn/contracts/campaigns/desk/progress-reports.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ProgressReports as ProgressReportsService } from './progress-reports.service.js';

@Controller()
export class ProgressReportsController {
  constructor(private readonly reports: ProgressReportsService) {}

  @Call(progressReportsApi.list, {
    summary: 'List the parts of the target that a campaign has reached, and the reports about them',
    reply: ProgressReports,
  })
  list(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<ProgressReports> {
    return this.reports.list(caller, campaignId);
  }

  @Call(progressReportsApi.file, {
    summary: 'Say that a progress report was filed, and on which day',
    body: FileReportRequest,
    reply: ProgressReports,
    errors: ['campaign.no_report', 'campaign.report_date'],
  })
  async file(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: FileReportRequest,
  ): Promise<ProgressReports> {
    await this.reports.file(caller, campaignId, body);
    return this.reports.list(caller, campaignId);
  }
}
