import { Controller, Query } from '@nestjs/common';
import { adminApi, type AdminPage } from '@cairn/contracts';
import { LedgerAccountRow, LedgerTransaction, TrialBalance } from '@cairn/contracts/admin/admin.replies';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { Call } from '../../kernel/http/call.decorator.js';
import { LedgerReports } from './reports.js';

@Controller()
export class LedgerAdminController {
  constructor(private readonly reports: LedgerReports) {}

  @Call(adminApi.trialBalance, { summary: 'Trial balance of the books', reply: TrialBalance })
  trialBalance(): Promise<TrialBalance> {
    return this.reports.trialBalance();
  }

  @Call(adminApi.ledgerAccounts, {
    summary: 'Ledger accounts with their balances',
    query: AdminListQuery,
    page: LedgerAccountRow,
  })
  accounts(@Query() query: AdminListQuery): Promise<AdminPage<LedgerAccountRow>> {
    return this.reports.accounts(query);
  }

  @Call(adminApi.ledgerTransactions, {
    summary: 'Ledger transactions with their lines',
    query: AdminListQuery,
    page: LedgerTransaction,
  })
  transactions(@Query() query: AdminListQuery): Promise<AdminPage<LedgerTransaction>> {
    return this.reports.transactions(query);
  }
}
