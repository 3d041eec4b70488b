import { Body, Controller, Param } from '@nestjs/common';
import { adminApi } from '@cairn/contracts';
import { AdminInvestment } from '@cairn/contracts/admin/admin-investment.replies';
import { ReasonRequest } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { InvestmentReadsRepository } from '../record/investment-reads.repository.js';
import { DeskRefunds } from './desk-refunds.js';

@Controller()
export class DeskRefundsController {
  constructor(
    private readonly refunds: DeskRefunds,
    private readonly reads: InvestmentReadsRepository,
  ) {}

  @Call(adminApi.refundInvestment, {
    summary: 'Refund an investment whose money is in escrow; above a limit, the first of two people agrees',
    body: ReasonRequest,
    reply: AdminInvestment,
    errors: ['investment.bad_transition', 'payout.second_person', 'account.held'],
  })
  async refund(
    @Caller() admin: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: ReasonRequest,
  ): Promise<AdminInvestment> {
    await this.refunds.refund(admin, id, reason);
    return this.reads.withHistory(admin, id);
  }
}
