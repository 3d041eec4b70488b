import { Body, Controller, Param } from '@nestjs/common';
import { investmentsApi, type Language } from '@cairn/contracts';
import { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import { Investment, WalletShortfall } from '@cairn/contracts/investments/investments.replies';
import { WalletPaymentRequest } from '@cairn/contracts/investments/wallet-payment.request';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../kernel/http/request.js';
import { CARD_PAGE_ERRORS } from '../payments/index.js';
import { CancellationService } from './cancellation.service.js';
import { INVESTING_ERRORS } from './investing-errors.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';
import { ReservationChange } from './reservation-change.service.js';
import { WalletAndCardService } from './wallet-and-card.service.js';

@Controller()
export class ReservationsController {
  constructor(
    private readonly changes: ReservationChange,
    private readonly cancellation: CancellationService,
    private readonly reads: InvestmentReadsRepository,
    private readonly together: WalletAndCardService,
  ) {}

  @Call(investmentsApi.cancel, {
    summary: 'Take an investment back, until 48 hours before the closing',
    reply: Investment,
    errors: ['investment.too_late_to_cancel', 'investment.bad_transition'],
  })
  async cancel(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Investment> {
    await this.cancellation.cancel(caller, id);
    return this.reads.one(caller.userId, id);
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

  @Call(investmentsApi.payFromWalletAndCard, {
    summary: 'What the wallet lacks for an investment; with payRemaining, pays from the wallet and opens the card page',
    body: WalletPaymentRequest,
    reply: WalletShortfall,
    errors: [
      'wallet.insufficient',
      'investment.session_over',
      'investment.closed',
      'investment.campaign_hidden',
      'investment.debt_open',
      'investment.bad_transition',
      ...CARD_PAGE_ERRORS,
    ],
  })
  payFromWalletAndCard(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { payRemaining, cardPart = null }: WalletPaymentRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<WalletShortfall> {
    return payRemaining === undefined
      ? this.together.check(caller, id)
      : this.together.pay(caller, { id, cardPart, language }, key);
  }
}
