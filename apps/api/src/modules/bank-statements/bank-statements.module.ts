import { Module } from '@nestjs/common';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RailsModule } from '../rails/index.js';
import { BankStatementsController } from './importing/bank-statements.controller.js';
import { StatementFiles } from './importing/statement-files.js';
import { BankStatementImport } from './importing/statement-import.service.js';
import { BankStatementsRepository } from './importing/statements.repository.js';
import { LineMatching } from './matching/line-matching.js';
import { LineSettling } from './matching/line-settling.js';
import { WireReceipts } from './matching/wire-receipts.js';
import { BankLinesController } from './queue/bank-lines.controller.js';
import { LatePayments } from './queue/late-payments.js';
import { LineDesk } from './queue/line-desk.js';
import { BankLinesRepository } from './queue/lines.repository.js';
import { BankReturnsController } from './returns/bank-returns.controller.js';
import { ReturnDesk } from './returns/return-desk.js';
import { BankReturnsRepository } from './returns/returns.repository.js';
import { BankRulesController } from './rules/bank-rules.controller.js';
import { BankRules } from './rules/bank-rules.service.js';

@Module({
  imports: [LedgerModule, PaymentsModule, RailsModule],
  controllers: [BankLinesController, BankReturnsController, BankRulesController, BankStatementsController],
  providers: [
    BankLinesRepository,
    BankReturnsRepository,
    BankRules,
    BankStatementImport,
    BankStatementsRepository,
    LatePayments,
    LineDesk,
    LineMatching,
    LineSettling,
    ReturnDesk,
    StatementFiles,
    WireReceipts,
  ],
})
export class BankStatementsModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'bank-lines',
      permission: 'payments.read',
      sql: `select booked_on::timestamptz as at from bank_line where state = 'open'`,
    });
    waiting.register({
      queue: 'bank-returns',
      permission: 'payments.manage',
      sql: `select created_at as at from bank_return where state = 'planned'`,
    });
  }
}
