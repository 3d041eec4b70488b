import { Body, Controller } from '@nestjs/common';
import { DecidedLine, DecideLineRequest, paymentsDeskApi } from '@cairn/contracts';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { LineDecisions } from './line-decisions.js';

@Controller()
export class LineDecisionsController {
  constructor(private readonly decisions: LineDecisions) {}

  @Call(paymentsDeskApi.decideLine, {
    summary: 'Decide what a line of a provider’s statement is; above a limit, the first of two people agrees',
    body: DecideLineRequest,
    reply: DecidedLine,
    errors: [
      'request.not_found',
      'line.decided',
      'line.needs_account',
      'line.moves_nothing',
      'line.not_refundable',
      'payment.provider_unavailable',
      'payout.second_person',
    ],
  })
  decide(@Caller() admin: Identity, @Body() body: DecideLineRequest): Promise<DecidedLine> {
    return this.decisions.decide(admin, body);
  }
}
