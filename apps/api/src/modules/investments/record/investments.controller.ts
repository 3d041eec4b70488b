import { Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Language, type Page } from '@cairn/contracts';
import { CampaignInvestmentRow, PublicInvestor } from '@cairn/contracts/investments/campaign-investors.replies';
import { Investment } from '@cairn/contracts/investments/investments.replies';
import { PageQuery, TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, MaybeCaller, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';

@Controller()
export class InvestmentsController {
  constructor(
    private readonly reads: InvestmentReadsRepository,
    private readonly table: CampaignInvestmentsTable,
  ) {}

  @Call(investmentsApi.read, { summary: 'Get an investment', reply: Investment })
  read(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Investment> {
    return this.reads.one(readableOwner(caller), id);
  }

  @Call(investmentsApi.publicOfCampaign, {
    summary: "List a campaign's public investors",
    query: PageQuery,
    page: PublicInvestor,
  })
  publicOfCampaign(
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
    @MaybeCaller() reader: Identity | undefined,
  ): Promise<Page<PublicInvestor>> {
    return this.reads.publicOfCampaign(campaignId, query, reader?.userId ?? null);
  }

  @Call(investmentsApi.ofCampaign, {
    summary: "List a campaign's investments for its owner; format=csv downloads them",
    query: TableQuery,
    page: CampaignInvestmentRow,
    errors: ['auth.step_up_required'],
  })
  ofCampaign(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<CampaignInvestmentRow> | FileReply> {
    if (query.format === 'csv') {
      requireOwnFile(caller);
      return this.table.ofCampaign(caller.userId, campaignId, language);
    }
    return this.reads.ofCampaign(readableOwner(caller), campaignId, query);
  }
}
