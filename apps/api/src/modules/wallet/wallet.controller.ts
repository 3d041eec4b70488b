import { Body, Controller, Param, Query } from '@nestjs/common';
import { walletApi, type Language, type Page } from '@cairn/contracts';
import { CurrencyPageQuery } from '@cairn/contracts/kernel/page-query.request';
import { CheckoutSession } from '@cairn/contracts/payments/payments.replies';
import { Preapproval, WalletDetail, Withdrawal } from '@cairn/contracts/wallet/wallet.replies';
import { PayTopUpRequest, TopUpRequest, WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../kernel/http/request.js';
import { CARD_PAGE_ERRORS, CheckoutService } from '../payments/index.js';
import { OpenTopUps } from './open-top-ups.js';
import { TopUpReturnsService } from './top-up-returns.service.js';
import { TopUpService } from './top-up.service.js';
import { WalletReadsRepository } from './wallet-reads.repository.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';

@Controller()
export class WalletController {
  constructor(
    private readonly topUps: TopUpService,
    private readonly returns: TopUpReturnsService,
    private readonly withdrawals: WithdrawalService,
    private readonly reads: WalletReadsRepository,
    private readonly list: WithdrawalsRepository,
    private readonly checkout: CheckoutService,
    private readonly openTopUps: OpenTopUps,
  ) {}

  @Call(walletApi.open, {
    summary: 'Open a pre-approval of a top-up',
    body: TopUpRequest,
    reply: Preapproval,
    status: 201,
    errors: [
      'wallet.top_up_range',
      'wallet.no_rate',
      'payment.rail_closed',
      'payment.rail_unavailable',
      'payment.below_minimum',
      'payment.above_maximum',
      'payment.granularity',
      'payment.card_limit',
    ],
  })
  open(@Caller() caller: Identity, @Body() body: TopUpRequest, @CommandKey() key: string): Promise<Preapproval> {
    return this.topUps.open(caller, body, key);
  }

  @Call(walletApi.payByCard, {
    summary: 'Where to pay a top-up by card',
    body: PayTopUpRequest,
    reply: CheckoutSession,
    status: 201,
    errors: ['request.not_found', 'wallet.bad_transition', ...CARD_PAGE_ERRORS],
  })
  payByCard(
    @Caller() caller: Identity,
    @Body() body: PayTopUpRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<CheckoutSession> {
    return this.checkout.open(caller, { purpose: 'top_up', id: body.preapprovalId, language }, key);
  }

  @Call(walletApi.confirm, { summary: 'Confirm a top-up by asking the provider', reply: Preapproval })
  async confirm(@Caller() caller: Identity, @Param('preapprovalId', IdPipe) id: string): Promise<Preapproval> {
    await this.topUps.read(caller, id);
    await this.openTopUps.confirm(id);
    return this.topUps.read(caller, id);
  }

  @Call(walletApi.cancelTopUp, {
    summary: 'Cancel a top-up that was begun and not paid',
    reply: Preapproval,
    errors: ['wallet.bad_transition'],
  })
  async cancelTopUp(@Caller() caller: Identity, @Param('preapprovalId', IdPipe) id: string): Promise<Preapproval> {
    await this.openTopUps.cancel(caller, id);
    return this.topUps.read(caller, id);
  }

  @Call(walletApi.returnTopUp, {
    summary: 'Send what is left of a top-up back to its card',
    reply: Preapproval,
    errors: ['wallet.frozen', 'wallet.bad_transition', 'wallet.nothing_to_return', 'wallet.insufficient'],
  })
  async returnTopUp(
    @Caller() caller: Identity,
    @Param('preapprovalId', IdPipe) id: string,
    @CommandKey() key: string,
  ): Promise<Preapproval> {
    await this.returns.returnToCard(caller, id, key);
    return this.topUps.read(caller, id);
  }

  @Call(walletApi.detail, { summary: 'Balance and limits', query: CurrencyPageQuery, reply: WalletDetail })
  detail(@Caller() caller: Identity, @Query() query: CurrencyPageQuery): Promise<WalletDetail> {
    return this.reads.detail(caller.userId, query.currencyId);
  }

  @Call(walletApi.withdraw, {
    summary: 'Ask for a withdrawal to a bank account',
    body: WithdrawRequest,
    reply: Withdrawal,
    status: 201,
    errors: [
      'wallet.insufficient',
      'wallet.withdrawal_range',
      'wallet.withdrawal_daily_limit',
      'wallet.no_rate',
      'wallet.card_money',
      'wallet.identity_needed',
      'wallet.holder_mismatch',
      'wallet.frozen',
    ],
  })
  withdraw(@Caller() caller: Identity, @Body() body: WithdrawRequest, @CommandKey() key: string): Promise<Withdrawal> {
    return this.withdrawals.request(caller, body, key);
  }

  @Call(walletApi.withdrawals, {
    summary: 'Withdrawals, newest first',
    query: CurrencyPageQuery,
    page: Withdrawal,
  })
  ofPerson(@Caller() caller: Identity, @Query() query: CurrencyPageQuery): Promise<Page<Withdrawal>> {
    return this.list.ofPerson(caller.userId, query);
  }

  @Call(walletApi.cancelWithdrawal, {
    summary: 'Call a withdrawal back before it is sent',
    reply: Withdrawal,
    errors: ['wallet.bad_transition', 'wallet.transfer_begun'],
  })
  cancel(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Withdrawal> {
    return this.withdrawals.cancel(caller, id);
  }
}
