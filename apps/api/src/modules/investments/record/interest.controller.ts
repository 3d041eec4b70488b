import { Controller, Param, Query } from '@nestjs/common';
import { investmentsApi, type Page } from '@cairn/contracts';
import { PublicInvestor } from '@cairn/contracts/investments/campaign-investors.replies';
import { InterestedInvestor, TotalReservations } from '@cairn/contracts/investments/interest.replies';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, MaybeCaller, readableOwner, type Identity } from '../../../kernel/http/request.js';
import { InterestRepository } from './interest.repository.js';

/** Interest in a campaign before it is money. */
@Controller()
export class InterestController {
  constructor(private readonly interest: InterestRepository) {}

  @Call(investmentsApi.interested, {
    summary: 'List who has saved the campaign or begun to invest without paying',
    query: PageQuery,
    page: InterestedInvestor,
  })
  interested(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Query() query: PageQuery,
  ): Promise<Page<InterestedInvestor>> {
    return this.interest.interested(readableOwner(caller), campaignId, query);
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
