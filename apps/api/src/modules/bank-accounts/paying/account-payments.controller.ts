import { Body, Controller } from '@nestjs/common';
import { bankAccountsApi, type Language } from '@cairn/contracts';
import { AccountDebitRequest } from '@cairn/contracts/bank-accounts/bank-accounts.requests';
import { PaymentStatus } from '@cairn/contracts/payments/payments.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, CommandKey, Lng, type Identity } from '../../../kernel/http/request.js';
import { PAGE_OPENING_ERRORS } from '../../payments/index.js';
import { AccountPayments } from './account-payments.js';

@Controller()
export class AccountPaymentsController {
  constructor(private readonly payments: AccountPayments) {}

  @Call(bankAccountsApi.pay, {
    summary: 'Pay from a linked bank account',
    body: AccountDebitRequest,
    reply: PaymentStatus,
    status: 201,
    errors: ['link.broken', 'link.owner_differs', 'link.currency', ...PAGE_OPENING_ERRORS],
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
