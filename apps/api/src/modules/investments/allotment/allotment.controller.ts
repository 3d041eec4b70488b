import { Controller, Param, Query } from '@nestjs/common';
import { allotmentApi, type Language, type Page } from '@cairn/contracts';
import { AllotmentRow, AllotmentTotals } from '@cairn/contracts/investments/allotment.replies';
import { TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { AllotmentPreview } from './allotment-preview.service.js';
import { AllotmentTable } from './allotment-table.js';

/** For the owner and the team, before the closing and afterwards. */
@Controller()
export class AllotmentController {
  constructor(
    private readonly preview: AllotmentPreview,
    private readonly table: AllotmentTable,
  ) {}

  @Call(allotmentApi.totals, {
    summary: 'Get what of a campaign would be allotted and returned if it closed now, or was when it closed',
    reply: AllotmentTotals,
    errors: ['campaign.not_public'],
  })
  totals(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<AllotmentTotals> {
    return this.preview.totals(caller, campaignId);
  }

  @Call(allotmentApi.list, {
    summary: 'List who would get what of a campaign, or who got what; format=csv downloads it',
    query: TableQuery,
    page: AllotmentRow,
    errors: ['campaign.not_public', 'auth.step_up_required'],
  })
  list(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<AllotmentRow> | FileReply> {
    if (query.format !== 'csv') return this.preview.list(caller, campaignId, query);
    requireOwnFile(caller);
    return this.table.of(caller, campaignId, language);
  }
}
