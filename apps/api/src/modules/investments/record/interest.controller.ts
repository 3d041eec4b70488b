import { Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Language, type Page } from '@cairn/contracts';
import { PublicInvestor } from '@cairn/contracts/investments/campaign-investors.replies';
import { InterestedInvestor, TotalReservations } from '@cairn/contracts/investments/interest.replies';
import { PageQuery, TableQuery } from '@cairn/contracts/kernel/page-query.request';
import { requireOwnFile } from '../../../kernel/exports/list-file.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, Lng, MaybeCaller, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { InterestFile } from './interest-file.js';
import { InterestRepository } from './interest.repository.js';

/** Interest in a campaign before it is money. */
@Controller()
export class InterestController {
  constructor(
    private readonly interest: InterestRepository,
    private readonly file: InterestFile,
  ) {}

  @Call(investmentsApi.interested, {
    summary: 'List who has saved the campaign or begun to invest without paying; format=csv downloads them',
    query: TableQuery,
    page: InterestedInvestor,
    errors: ['auth.step_up_required'],
  })
  interested(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: TableQuery,
    @Lng() language: Language,
  ): Promise<Page<InterestedInvestor> | FileReply> {
    if (query.format !== 'csv') return this.interest.interested(readableOwner(caller), campaignId, query);
    requireOwnFile(caller);
    return this.file.ofCampaign(caller, campaignId, language);
  }

  @Call(investmentsApi.totalReservations, {
    summary: 'Get how much of a campaign is reserved and not paid yet',
    reply: TotalReservations,
  })
  totalReservations(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) campaignId: string,
  ): Promise<TotalReservations> {
    return this.interest.total(campaignId, reader?.userId ?? null);
  }

  @Call(investmentsApi.reservations, {
    summary: "List a campaign's reservations as everybody sees them",
    query: PageQuery,
    page: PublicInvestor,
  })
  reservations(
    @MaybeCaller() reader: Identity | undefined,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
  ): Promise<Page<PublicInvestor>> {
    return this.interest.reserved(campaignId, reader?.userId ?? null, query);
  }
}
