import { Controller, Param, Query } from '@nestjs/common';
import { portfolioApi, type Page } from '@cairn/contracts';
import { GraphQuery, PortfolioQuery } from '@cairn/contracts/kernel/page-query.request';
import { InvestmentGraph, InvestmentPaper, InvestorTransaction } from '@cairn/contracts/portfolio/transactions.replies';
import { notFound } from '../../kernel/errors/domain-error.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, readableOwner, type Identity } from '../../kernel/http/request.js';
import { SettingsService } from '../settings/index.js';
import { GraphRepository } from './graph.repository.js';
import { TransactionsRepository } from './transactions.repository.js';

@Controller()
export class TransactionsController {
  constructor(
    private readonly transactionsOf: TransactionsRepository,
    private readonly graphs: GraphRepository,
    private readonly settings: SettingsService,
  ) {}

  @Call(portfolioApi.transactions, {
    summary: 'List what you paid into campaigns, what was given back and what they paid out',
    query: PortfolioQuery,
    page: InvestorTransaction,
  })
  transactions(@Caller() { userId }: Identity, @Query() query: PortfolioQuery): Promise<Page<InvestorTransaction>> {
    return this.transactionsOf.list(userId, query);
  }

  @Call(portfolioApi.graph, {
    summary: 'Get what you invested and what came back, by year and by month of one year',
    query: GraphQuery,
    reply: InvestmentGraph,
  })
  async graph(@Caller() { userId }: Identity, @Query() { currency, year }: GraphQuery): Promise<InvestmentGraph> {
    return this.graphs.read(userId, currency ?? (await this.settings.all()).currency, year);
  }

  @Call(portfolioApi.papers, { summary: 'List the papers of an investment', reply: [InvestmentPaper] })
  async papers(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<InvestmentPaper[]> {
    const found = await this.transactionsOf.papers(readableOwner(caller), id);
    if (found === null) throw notFound();
    return found;
  }
}
