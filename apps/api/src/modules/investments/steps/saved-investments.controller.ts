import { Body, Controller, Param, Query } from '@nestjs/common';
import { savedInvestmentsApi, type Page } from '@cairn/contracts';
import { InvestmentProcess } from '@cairn/contracts/investments/steps/investment-process.reply';
import { SaveInvestmentRequest } from '@cairn/contracts/investments/steps/saved-investments.requests';
import { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { ProcessReads } from './process-reads.js';
import { SavedInvestments } from './saved-investments.service.js';

@Controller()
export class SavedInvestmentsController {
  constructor(
    private readonly saved: SavedInvestments,
    private readonly reads: ProcessReads,
  ) {}

  @Call(savedInvestmentsApi.list, {
    summary: 'List the investments that you have begun and not paid',
    query: PageQuery,
    page: InvestmentProcess,
  })
  list(@Caller() { userId }: Identity, @Query() query: PageQuery): Promise<Page<InvestmentProcess>> {
    return this.reads.saved(userId, query);
  }

  @Call(savedInvestmentsApi.read, {
    summary: 'Get an investment that you have begun, with its steps',
    reply: InvestmentProcess,
  })
  read(@Caller() { userId }: Identity, @Param('id', IdPipe) id: string): Promise<InvestmentProcess> {
    return this.reads.one(userId, id);
  }

  @Call(savedInvestmentsApi.save, {
    summary: 'Leave an investment for later: its place is free again, its answers stay',
    body: SaveInvestmentRequest,
    reply: InvestmentProcess,
    errors: ['request.not_found', 'investment.bad_transition'],
  })
  async save(@Caller() caller: Identity, @Body() { investmentId }: SaveInvestmentRequest): Promise<InvestmentProcess> {
    await this.saved.save(caller, investmentId);
    return this.reads.one(caller.userId, investmentId);
  }

  @Call(savedInvestmentsApi.remove, {
    summary: 'Remove an investment that you have begun and not paid',
    reply: Done,
    errors: ['investment.archived', 'investment.bad_transition'],
  })
  async remove(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Done> {
    await this.saved.remove(caller, id);
    return { done: true };
  }
}
