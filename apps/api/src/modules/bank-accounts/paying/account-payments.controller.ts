import { Body, Controller } from '@nestjs/common';
import { bankAccountsApi, type Language } from '@cairn/contracts';
import { AccountDebitRequest } from '@cairn/contracts/bank-accounts/bank-accounts.requests';
import { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, CommandKey, Lng, type Identity } from '../../../kernel/http/request.js';
import { CARD_PAGE_ERRORS } from '../../payments/index.js';
import { AccountPayments } from './account-payments.js';

@Controller()
export class AccountPaymentsController {
  constructor(private readonly payments: AccountPayments) {}

  @Call(bankAccountsApi.pay, {
    summary: 'Pay from a linked bank account',
    body: AccountDebitRequest,
    reply: PaymentStatus,
    status: 201,
    errors: [
      'link.broken',
      'link.owner_differs',
      'link.currency',
      'investment.limit_exceeded',
      'request.not_found',
      'investment.campaign_hidden',
      'investment.sheet_missing',
      'kyc.required',
      'kyc.under_review',
      'kyc.declined',
      'investment.testing_interest',
      'account.held',
      'investment.debt_open',
      'investment.session_over',
      'investment.step_missing',
      'investment.bad_transition',
      'repayment.debt_open',
      'repayment.early_outdated',
      'repayment.bad_transition',
      'repayment.cancelled',
      'repayment.replaced',
      'wallet.bad_transition',
      ...CARD_PAGE_ERRORS,
    ],
  })
  pay(
    @Caller() caller: Identity,
    @Body() body: AccountDebitRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<PaymentStatus> {
    return this.payments.pay(caller, body, { language, key });
  }
}
