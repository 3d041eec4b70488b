import { Body, Controller, Param, Query } from '@nestjs/common';
import { type Page, payersApi, savedAccountsApi, walletApi } from '@cairn/contracts';
import { CurrencyPageQuery } from '@cairn/contracts/kernel/page-query.request';
import { WithdrawAbroadRequest, WithdrawToSavedRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import { PayerAccount, Withdrawal } from '@cairn/contracts/wallet/withdrawal.replies';
import {
  WithdrawRequest,
  WithdrawToLinkedRequest,
  WithdrawToPayerRequest,
} from '@cairn/contracts/wallet/wallet.requests';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, CommandKey, type Identity } from '../../../kernel/http/request.js';
import { LinkedPayees } from '../../bank-accounts/index.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';

/** Linked accounts are of the United States. */
const LINKED_CURRENCY = 'USD';

const WITHDRAWAL_ERRORS = [
  'wallet.insufficient',
  'wallet.withdrawal_range',
  'wallet.withdrawal_daily_limit',
  'wallet.no_rate',
  'wallet.card_money',
  'wallet.identity_needed',
  'account.held',
  'wallet.frozen',
] as const;

@Controller()
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly list: WithdrawalsRepository,
    private readonly payees: LinkedPayees,
  ) {}

  @Call(walletApi.withdraw, {
    summary: 'Request a withdrawal to a bank account',
    body: WithdrawRequest,
    reply: Withdrawal,
    status: 201,
    errors: [...WITHDRAWAL_ERRORS, 'wallet.holder_mismatch', 'wallet.too_many_accounts'],
  })
  withdraw(@Caller() caller: Identity, @Body() body: WithdrawRequest, @CommandKey() key: string): Promise<Withdrawal> {
    return this.withdrawals.request(caller, body, key);
  }

  @Call(savedAccountsApi.withdrawAbroad, {
    summary: 'Request a withdrawal to a bank account outside the United States',
    body: WithdrawAbroadRequest,
    reply: Withdrawal,
    status: 201,
    errors: [...WITHDRAWAL_ERRORS, 'wallet.holder_mismatch', 'wallet.account_not_carried', 'wallet.too_many_accounts'],
  })
  withdrawAbroad(
    @Caller() caller: Identity,
    @Body() body: WithdrawAbroadRequest,
    @CommandKey() key: string,
  ): Promise<Withdrawal> {
    return this.withdrawals.requestAbroad(caller, body, key);
  }

  @Call(savedAccountsApi.withdraw, {
    summary: 'Request a withdrawal to a bank account that you have saved',
    body: WithdrawToSavedRequest,
    reply: Withdrawal,
    status: 201,
    errors: [...WITHDRAWAL_ERRORS, 'wallet.holder_mismatch', 'request.not_found', 'wallet.account_not_carried'],
  })
  withdrawToSaved(
    @Caller() caller: Identity,
    @Body() body: WithdrawToSavedRequest,
    @CommandKey() key: string,
  ): Promise<Withdrawal> {
    return this.withdrawals.requestToSaved(caller, body, key);
  }

  @Call(walletApi.withdrawToLinked, {
    summary: 'Request a withdrawal to a linked bank account',
    body: WithdrawToLinkedRequest,
    reply: Withdrawal,
    status: 201,
    errors: [
      ...WITHDRAWAL_ERRORS,
      'wallet.holder_mismatch',
      'request.not_found',
      'link.currency',
      'link.broken',
      'link.owner_differs',
      'payment.provider_unavailable',
    ],
  })
  async withdrawToLinked(
    @Caller() caller: Identity,
    @Body() { accountId, amount, currency }: WithdrawToLinkedRequest,
    @CommandKey() key: string,
  ): Promise<Withdrawal> {
    if (currency !== LINKED_CURRENCY) throw new DomainError('link.currency');
    const payee = await this.payees.of(caller.userId, accountId);
    const request = { ...payee, amount, currency, confirmAccountNumber: payee.accountNumber };
    return this.withdrawals.request(caller, request, key);
  }

  @Call(payersApi.withdraw, {
    summary: 'Request a withdrawal to the account at a provider from which you have paid',
    body: WithdrawToPayerRequest,
    reply: Withdrawal,
    status: 201,
    errors: [...WITHDRAWAL_ERRORS, 'wallet.payer_differs', 'request.not_found', 'payment.rail_closed'],
  })
  withdrawToPayer(
    @Caller() caller: Identity,
    @Body() body: WithdrawToPayerRequest,
    @CommandKey() key: string,
  ): Promise<Withdrawal> {
    return this.withdrawals.requestToPayer(caller, body, key);
  }

  @Call(payersApi.accounts, {
    summary: 'List your accounts at providers to which money can be withdrawn',
    reply: [PayerAccount],
  })
  payerAccounts(@Caller() caller: Identity): Promise<PayerAccount[]> {
    return this.withdrawals.payerAccounts(caller);
  }

  @Call(walletApi.withdrawals, {
    summary: 'List your withdrawals, newest first',
    query: CurrencyPageQuery,
    page: Withdrawal,
  })
  ofPerson(@Caller() caller: Identity, @Query() query: CurrencyPageQuery): Promise<Page<Withdrawal>> {
    return this.list.ofPerson(caller.userId, query);
  }

  @Call(walletApi.cancelWithdrawal, {
    summary: 'Cancel a withdrawal before it is sent',
    reply: Withdrawal,
    errors: ['wallet.bad_transition', 'wallet.transfer_begun'],
  })
  cancel(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<Withdrawal> {
    return this.withdrawals.cancel(caller, id);
  }
}
