import { Body, Controller, Param } from '@nestjs/common';
import { investmentsApi } from '@cairn/contracts';
import { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import { InvestRequest } from '@cairn/contracts/investments/invest.request';
import { InvestmentLimitRequest } from '@cairn/contracts/investments/investment-limit.request';
import {
  Investment,
  InvestmentCheck,
  InvestmentLimit,
  PreInvestment,
} from '@cairn/contracts/investments/investments.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, CommandKey, type Identity } from '../../../kernel/http/request.js';
import { InvestmentReadsRepository } from '../record/investment-reads.repository.js';
import { InvestService } from './invest.service.js';
import { INVESTING_ERRORS } from './investing-errors.js';
import { InvestmentCheckService } from './investment-check.service.js';
import { ReservationChange } from './reservation-change.service.js';

@Controller()
export class InvestingController {
  constructor(
    private readonly investing: InvestService,
    private readonly changes: ReservationChange,
    private readonly checks: InvestmentCheckService,
    private readonly reads: InvestmentReadsRepository,
  ) {}

  @Call(investmentsApi.check, {
    summary: 'Check whether this user can invest, and what is missing',
    reply: InvestmentCheck,
    errors: ['investment.testing_interest'],
  })
  check(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<InvestmentCheck> {
    return this.checks.check(caller, campaignId);
  }

  @Call(investmentsApi.prepare, {
    summary: 'Get the data of the invest page',
    reply: PreInvestment,
    errors: ['investment.testing_interest'],
  })
  prepare(@Caller() caller: Identity, @Param('campaignId', IdPipe) campaignId: string): Promise<PreInvestment> {
    return this.checks.prepare(caller, campaignId);
  }

  @Call(investmentsApi.limit, {
    summary: 'Calculate the twelve-month limit for given figures',
    body: InvestmentLimitRequest,
    reply: InvestmentLimit,
  })
  limit(@Body() body: InvestmentLimitRequest): Promise<InvestmentLimit> {
    return this.checks.calculate(body);
  }

  @Call(investmentsApi.invest, {
    summary: 'Invest in a campaign',
    body: InvestRequest,
    reply: Investment,
    status: 201,
    errors: [...INVESTING_ERRORS, 'investment.terms_changed'],
  })
  invest(
    @Caller() caller: Identity,
    @Param('campaignId', IdPipe) campaignId: string,
    @Body() body: InvestRequest,
    @CommandKey() key: string,
  ): Promise<Investment> {
    return this.investing.invest(caller, campaignId, body, key);
  }

  @Call(investmentsApi.change, {
    summary: 'Change a reservation',
    body: ChangeInvestmentRequest,
    reply: Investment,
    errors: [...INVESTING_ERRORS, 'investment.session_over', 'investment.bad_transition'],
  })
  async change(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeInvestmentRequest,
  ): Promise<Investment> {
    await this.changes.change(caller, id, body);
    return this.reads.one(caller.userId, id);
  }
}
