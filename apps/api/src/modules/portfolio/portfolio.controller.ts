import { Controller, Param, Query } from '@nestjs/common';
import { portfolioApi, type Page } from '@cairn/contracts';
import { PortfolioQuery } from '@cairn/contracts/kernel/page-query.request';
import { Holding, HoldingDetail, PortfolioDashboard } from '@cairn/contracts/portfolio/portfolio.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, readableOwner, type Identity } from '../../kernel/http/request.js';
import { PortfolioRepository } from './portfolio.repository.js';
import { PortfolioService } from './portfolio.service.js';

@Controller()
export class PortfolioController {
  constructor(
    private readonly portfolio: PortfolioService,
    private readonly repository: PortfolioRepository,
  ) {}

  @Call(portfolioApi.list, { summary: 'List your investments', query: PortfolioQuery, page: Holding })
  list(@Caller() caller: Identity, @Query() query: PortfolioQuery): Promise<Page<Holding>> {
    return this.repository.list(caller.userId, query);
  }

  @Call(portfolioApi.currencies, { summary: 'List the currencies of your investments', reply: [String] })
  currencies(@Caller() caller: Identity): Promise<string[]> {
    return this.repository.currencies(caller.userId);
  }

  @Call(portfolioApi.dashboard, {
    summary: 'Get the totals, return and next distributions of one currency',
    query: PortfolioQuery,
    reply: PortfolioDashboard,
  })
  dashboard(@Caller() caller: Identity, @Query() query: PortfolioQuery): Promise<PortfolioDashboard> {
    return this.portfolio.dashboard(caller, query.currency);
  }

  @Call(portfolioApi.detail, { summary: 'Get an investment in full', reply: HoldingDetail })
  detail(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<HoldingDetail> {
    return this.portfolio.detail(readableOwner(caller), id);
  }
}
