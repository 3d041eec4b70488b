import { Module } from '@nestjs/common';
import { LedgerBootCheck } from './boot-check.js';
import { Ledger } from './ledger.js';
import { LedgerReports } from './reports.js';
import { LedgerAdminController } from './ledger.admin.controller.js';
import { Sealer } from './sealer.js';
import { LedgerVerifier } from './verifier.js';

@Module({
  controllers: [LedgerAdminController],
  providers: [Ledger, LedgerBootCheck, LedgerReports, LedgerVerifier, Sealer],
  exports: [Ledger, LedgerReports, LedgerVerifier, Sealer],
})
export class LedgerModule {}
