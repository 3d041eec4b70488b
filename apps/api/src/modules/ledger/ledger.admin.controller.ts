import { Body, Controller, Query } from '@nestjs/common';
import { adminApi, type AdminPage, type Language } from '@cairn/contracts';
import { LedgerAccountRow, LedgerTransaction, TrialBalance } from '@cairn/contracts/admin/ledger.replies';
import { LedgerVerification } from '@cairn/contracts/admin/ledger-verification';
import { AdminListQuery, DeclineRequest } from '@cairn/contracts/admin/admin.requests';
import { LedgerEntryQuery, TrialBalanceQuery } from '@cairn/contracts/admin/ledger.requests';
import type { FileReply } from '../../kernel/http/envelope.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { Caller, Lng, type Identity } from '../../kernel/http/request.js';
import { Words } from '../../kernel/i18n/words.js';
import { LedgerReports } from './reports.js';
import { trialBalanceFile } from './trial-balance-file.js';
import { VerificationDesk } from './verification/verification-desk.js';

@Controller()
export class LedgerAdminController {
  constructor(
    private readonly reports: LedgerReports,
    private readonly desk: VerificationDesk,
    private readonly words: Words,
  ) {}

  @Call(adminApi.trialBalance, {
    summary: 'Get the trial balance of the ledger, of now or of the end of a day',
    query: TrialBalanceQuery,
    reply: TrialBalance,
    errors: ['ledger.future_day'],
  })
  async trialBalance(
    @Query() { on, format }: TrialBalanceQuery,
    @Lng() language: Language,
  ): Promise<TrialBalance | FileReply> {
    if (on !== undefined) await this.reports.refuseFuture(on);
    const balance = await this.reports.trialBalance(on ?? null);
    return format === 'csv' ? trialBalanceFile(balance, on ?? null, this.words.in(language)) : balance;
  }

  @Call(adminApi.ledgerAccounts, {
    summary: 'List ledger accounts with their balances',
    query: AdminListQuery,
    page: LedgerAccountRow,
  })
  accounts(@Query() query: AdminListQuery): Promise<AdminPage<LedgerAccountRow>> {
    return this.reports.accounts(query);
  }

  @Call(adminApi.ledgerTransactions, {
    summary: 'List ledger transactions with their lines',
    query: LedgerEntryQuery,
    page: LedgerTransaction,
  })
  transactions(@Query() query: LedgerEntryQuery): Promise<AdminPage<LedgerTransaction>> {
    return this.reports.transactions(query);
  }

  @Call(adminApi.verification, {
    summary: 'Get the findings of the ledger verification and the state of the freeze',
    reply: LedgerVerification,
  })
  verification(): Promise<LedgerVerification> {
    return this.desk.read();
  }

  @Call(adminApi.verifyLedger, { summary: 'Start a verification of the whole ledger', reply: LedgerVerification })
  verify(@Caller() admin: Identity): Promise<LedgerVerification> {
    return this.desk.verifyNow(admin);
  }

  @Call(adminApi.liftFreeze, {
    summary: 'Lift the freeze of outgoing money after a verification that passed',
    body: DeclineRequest,
    reply: LedgerVerification,
    errors: ['ledger.not_verified', 'ledger.not_frozen'],
  })
  lift(@Caller() admin: Identity, @Body() { reason }: DeclineRequest): Promise<LedgerVerification> {
    return this.desk.lift(admin, reason);
  }
}
