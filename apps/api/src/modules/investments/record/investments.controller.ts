import { Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Page } from '@cairn/contracts';
import { PublicInvestor } from '@cairn/contracts/investments/campaign-investors.replies';
import { Investment } from '@cairn/contracts/investments/investments.replies';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';

@Controller()
export class InvestmentsController {
  constructor(private readonly reads: InvestmentReadsRepository) {}

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
}
