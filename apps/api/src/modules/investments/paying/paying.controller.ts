import { Body, Controller, Param } from '@nestjs/common';
import { investmentsApi, type Language } from '@cairn/contracts';
import { Investment, WalletShortfall } from '@cairn/contracts/investments/investments.replies';
import { PayFromWalletRequest, WalletPaymentRequest } from '@cairn/contracts/investments/wallet-payment.request';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../../kernel/http/request.js';
import { CARD_PAGE_ERRORS } from '../../payments/index.js';
import { InvestmentReadsRepository } from '../record/investment-reads.repository.js';
import { WalletAndCardService } from './wallet-and-card.service.js';
import { INVESTING_ERRORS, PLACING_ERRORS } from '../investing/investing-errors.js';
import { WalletPaymentService } from './wallet-payment.service.js';

@Controller()
export class PayingController {
  constructor(
    private readonly walletPayments: WalletPaymentService,
    private readonly together: WalletAndCardService,
    private readonly reads: InvestmentReadsRepository,
  ) {}

  @Call(investmentsApi.payFromWallet, {
    summary: 'Pay an investment from the wallet, whether its place is held or not yet taken',
    body: PayFromWalletRequest,
    reply: Investment,
    errors: [...INVESTING_ERRORS, ...PLACING_ERRORS, 'payment.page_outdated', 'payment.clearing'],
  })
  async payFromWallet(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() { amount }: PayFromWalletRequest,
    @CommandKey() key: string,
  ): Promise<Investment> {
    const paid = await this.walletPayments.pay(caller, { id, due: amount ?? null }, key);
    return paid === null ? this.reads.one(caller.userId, id) : this.reads.shown(paid);
  }

  @Call(investmentsApi.payFromWalletAndCard, {
    summary:
      'Get the amount missing in the wallet for an investment; with payRemaining, pay from the wallet and by another method',
    body: WalletPaymentRequest,
    reply: WalletShortfall,
    errors: [
      'wallet.insufficient',
      'investment.session_over',
      'investment.closed',
      'investment.campaign_hidden',
      'investment.sheet_missing',
      'kyc.required',
      'kyc.under_review',
      'kyc.declined',
      'investment.testing_interest',
      'account.held',
      'investment.debt_open',
      'investment.bad_transition',
      'investment.step_missing',
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
      : this.together.pay(caller, { id, rail: payRemaining, cardPart, language }, key);
  }
}
