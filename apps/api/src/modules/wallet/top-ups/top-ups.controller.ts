import { Body, Controller, Param } from '@nestjs/common';
import { walletApi, type Language } from '@cairn/contracts';
import { CheckoutSession } from '@cairn/contracts/payments/payments.replies';
import { Preapproval } from '@cairn/contracts/wallet/top-up.replies';
import { PayTopUpRequest, TopUpRequest } from '@cairn/contracts/wallet/wallet.requests';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../../kernel/http/request.js';
import { CARD_PAGE_ERRORS, CheckoutService } from '../../payments/index.js';
import { OpenTopUps } from './open-top-ups.js';
import { TopUpReturnsService } from './top-up-returns.service.js';
import { TopUpService } from './top-up.service.js';

@Controller()
export class TopUpsController {
  constructor(
    private readonly topUps: TopUpService,
    private readonly returns: TopUpReturnsService,
    private readonly checkout: CheckoutService,
    private readonly openTopUps: OpenTopUps,
  ) {}

  @Call(walletApi.open, {
    summary: 'Create a pre-approval of a top-up',
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
      'payment.ach_limit',
      'payment.rail_limit',
    ],
  })
  open(@Caller() caller: Identity, @Body() body: TopUpRequest, @CommandKey() key: string): Promise<Preapproval> {
    return this.topUps.open(caller, body, key);
  }

  @Call(walletApi.payByCard, {
    summary: 'Open the card payment page of a top-up',
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

  @Call(walletApi.payByAch, {
    summary: 'Open the bank debit page of a top-up',
    body: PayTopUpRequest,
    reply: CheckoutSession,
    status: 201,
    errors: ['request.not_found', 'wallet.bad_transition', ...CARD_PAGE_ERRORS],
  })
  payByAch(
    @Caller() caller: Identity,
    @Body() body: PayTopUpRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<CheckoutSession> {
    return this.checkout.open(caller, { purpose: 'top_up', id: body.preapprovalId, rail: 'ach', language }, key);
  }

  @Call(walletApi.confirm, { summary: 'Confirm a top-up by asking the provider', reply: Preapproval })
  async confirm(@Caller() caller: Identity, @Param('preapprovalId', IdPipe) id: string): Promise<Preapproval> {
    await this.topUps.read(caller, id);
    await this.openTopUps.confirm(id);
    return this.topUps.read(caller, id);
  }

  @Call(walletApi.cancelTopUp, {
    summary: 'Cancel an unpaid top-up',
    reply: Preapproval,
    errors: ['wallet.bad_transition', 'payment.clearing'],
  })
  async cancelTopUp(@Caller() caller: Identity, @Param('preapprovalId', IdPipe) id: string): Promise<Preapproval> {
    await this.openTopUps.cancel(caller, id);
    return this.topUps.read(caller, id);
  }

  @Call(walletApi.returnTopUp, {
    summary: 'Return the rest of a top-up to where it was paid from',
    reply: Preapproval,
    errors: [
      'account.held',
      'wallet.frozen',
      'wallet.bad_transition',
      'wallet.nothing_to_return',
      'wallet.insufficient',
    ],
  })
  async returnTopUp(
    @Caller() caller: Identity,
    @Param('preapprovalId', IdPipe) id: string,
    @CommandKey() key: string,
  ): Promise<Preapproval> {
    await this.returns.returnToSource(caller, id, key);
    return this.topUps.read(caller, id);
  }
}
