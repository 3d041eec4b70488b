import { Body, Controller, Param, Query } from '@nestjs/common';
import { secondWalletApi, type AdminPage, type Language } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { FormatQuery } from '@cairn/contracts/kernel/page-query.request';
import { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import { AdminSecondWalletEntry } from '@cairn/contracts/second-wallet/second-wallet-desk.reply';
import {
  SecondBankAccount,
  SecondPayout,
  SecondTopUp,
  SecondWallet,
} from '@cairn/contracts/second-wallet/second-wallet.replies';
import {
  OpenSecondWalletRequest,
  SecondPayoutRequest,
  SecondTopUpRequest,
} from '@cairn/contracts/second-wallet/second-wallet.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import type { FileReply } from '../../kernel/http/envelope.js';
import { IdPipe } from '../../kernel/http/id.pipe.js';
import { Caller, CommandKey, Lng, type Identity } from '../../kernel/http/request.js';
import { ReceiptPrinter } from '../receipts/index.js';
import { secondTopUpReceipt } from './second-top-up-receipt.js';
import { SecondBankAccountsService } from './second-bank-accounts.service.js';
import { SecondPayoutsService } from './second-payouts.service.js';
import { SecondTopUpsService } from './second-top-ups.service.js';
import { SecondWalletOpening } from './second-wallet-opening.js';
import { SecondWalletReads } from './second-wallet-reads.js';

const NEW_ERRORS = ['emoney.off', 'emoney.not_set_up'] as const;

@Controller()
export class SecondWalletController {
  constructor(
    private readonly reads: SecondWalletReads,
    private readonly opening: SecondWalletOpening,
    private readonly topUps: SecondTopUpsService,
    private readonly payouts: SecondPayoutsService,
    private readonly bankAccounts: SecondBankAccountsService,
    private readonly printer: ReceiptPrinter,
  ) {}

  @Call(secondWalletApi.wallet, { summary: 'Get your second wallet, with its history', reply: SecondWallet })
  wallet(@Caller() caller: Identity): Promise<SecondWallet> {
    return this.reads.ofPerson(caller);
  }

  @Call(secondWalletApi.open, {
    summary: 'Open your second wallet',
    body: OpenSecondWalletRequest,
    reply: SecondWallet,
    status: 201,
    errors: [...NEW_ERRORS, 'emoney.refused', 'validation.adult'],
  })
  async open(@Caller() caller: Identity, @Body() body: OpenSecondWalletRequest): Promise<SecondWallet> {
    await this.opening.open(caller, body);
    return this.reads.ofPerson(caller);
  }

  @Call(secondWalletApi.topUp, {
    summary: 'Add money to your second wallet, by card or by bank transfer',
    body: SecondTopUpRequest,
    reply: SecondTopUp,
    status: 201,
    errors: [...NEW_ERRORS, 'emoney.not_open', 'emoney.top_up_range'],
  })
  topUp(
    @Caller() caller: Identity,
    @Body() body: SecondTopUpRequest,
    @CommandKey() key: string,
    @Lng() language: Language,
  ): Promise<SecondTopUp> {
    return this.topUps.open(caller, body, key, language);
  }

  @Call(secondWalletApi.readTopUp, {
    summary: 'Get a top-up of your second wallet; format=pdf downloads its receipt',
    query: FormatQuery,
    reply: SecondTopUp,
  })
  async readTopUp(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Query() { format }: FormatQuery,
    @Lng() language: Language,
  ): Promise<SecondTopUp | FileReply> {
    const topUp = await this.topUps.readNow(caller, id);
    if (format !== 'pdf') return topUp;
    const { number, currency, receivedAt, createdAt } = topUp;
    const kind = receivedAt === null ? 'top-up' : 'receipt';
    const text = secondTopUpReceipt.bind(null, topUp);
    return this.printer.print({ kind, number, currency, issuedAt: receivedAt ?? createdAt, text }, language);
  }

  @Call(secondWalletApi.accounts, {
    summary: 'List the bank accounts of your second wallet',
    reply: [SecondBankAccount],
  })
  accounts(@Caller() { userId }: Identity): Promise<SecondBankAccount[]> {
    return this.bankAccounts.of(userId);
  }

  @Call(secondWalletApi.addAccount, {
    summary: 'Add a bank account to your second wallet',
    body: BankAccountRequest,
    reply: SecondBankAccount,
    status: 201,
    errors: [
      'emoney.not_open',
      'emoney.account_known',
      'emoney.too_many_accounts',
      'emoney.account_refused',
      'wallet.holder_mismatch',
      'payment.provider_unavailable',
    ],
  })
  addAccount(
    @Caller() caller: Identity,
    @Body() body: BankAccountRequest,
    @CommandKey() key: string,
  ): Promise<SecondBankAccount> {
    return this.bankAccounts.add(caller, body, key);
  }

  @Call(secondWalletApi.removeAccount, {
    summary: 'Remove a bank account from your second wallet',
    reply: SecondBankAccount,
    errors: ['emoney.not_open', 'emoney.account_in_use', 'payment.provider_unavailable', 'payment.refused'],
  })
  removeAccount(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<SecondBankAccount> {
    return this.bankAccounts.remove(caller, id);
  }

  @Call(secondWalletApi.payOut, {
    summary: 'Pay money out of your second wallet to a bank account',
    body: SecondPayoutRequest,
    reply: SecondPayout,
    status: 201,
    errors: [
      'request.not_found',
      'emoney.not_open',
      'emoney.identity_needed',
      'emoney.provider_identity_needed',
      'emoney.account_waits',
      'wallet.holder_mismatch',
      'emoney.payout_range',
      'account.held',
      'wallet.frozen',
      'wallet.insufficient',
      'ledger.frozen',
    ],
  })
  payOut(
    @Caller() caller: Identity,
    @Body() body: SecondPayoutRequest,
    @CommandKey() key: string,
  ): Promise<SecondPayout> {
    return this.payouts.request(caller, body, key);
  }

  @Call(secondWalletApi.adminEntries, {
    summary: 'List top-ups and payouts of second wallets',
    query: AdminListQuery,
    page: AdminSecondWalletEntry,
  })
  adminEntries(@Query() query: AdminListQuery): Promise<AdminPage<AdminSecondWalletEntry>> {
    return this.reads.forAdmins(query);
  }
}
