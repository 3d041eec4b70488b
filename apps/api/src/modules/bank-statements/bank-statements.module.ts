import { Module } from '@nestjs/common';
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

@Module({
  imports: [LedgerModule, PaymentsModule, RailsModule],
  controllers: [BankStatementsController],
  providers: [BankStatementImport, BankStatementsRepository, LineMatching, LineSettling, StatementFiles, WireReceipts],
})
export class BankStatementsModule {}
