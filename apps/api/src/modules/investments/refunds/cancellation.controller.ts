import { Controller, Param } from '@nestjs/common';
import { investmentsApi } from '@cairn/contracts';
import { Investment } from '@cairn/contracts/investments/investments.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { InvestmentReadsRepository } from '../record/investment-reads.repository.js';
import { CancellationService } from './cancellation.service.js';

@Controller()
export class CancellationController {
  constructor(
    private readonly cancellation: CancellationService,
    private readonly reads: InvestmentReadsRepository,
  ) {}

  @Call(investmentsApi.cancel, {
    summary: 'Cancel an investment, until the hours before the closing that the law gives',
    reply: Investment,
    errors: ['investment.too_late_to_cancel', 'investment.bad_transition', 'account.held'],
  })
  async cancel(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Investment> {
    await this.cancellation.cancel(caller, id);
    return this.reads.one(caller.userId, id);
  }
}
