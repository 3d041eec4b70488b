import { Module } from '@nestjs/common';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { Adjustments } from './adjustments.service.js';
import { LedgerBootCheck } from './boot-check.js';
import { Ledger } from './ledger.js';
import { LedgerReports } from './reports.js';
import { LedgerAdminController } from './ledger.admin.controller.js';
import { PeriodObstacles } from './periods/period-obstacles.js';
import { PeriodsController } from './periods/periods.controller.js';
import { Periods } from './periods/periods.service.js';
import { Sealer } from './sealer.js';
import { LedgerVerifier } from './verifier.js';
import { Findings } from './verification/findings.js';
import { Invariants } from './verification/invariants.js';
import { InvariantChecks } from './verification/invariant-checks.js';
import { MinuteVerification } from './verification/minute-verification.js';
import { OutsideChecks } from './verification/outside-checks.js';
import { PublishedHeads } from './verification/published-heads.js';
import { SchemaCheck } from './verification/schema-check.js';
import { SealWalk } from './verification/seal-walk.js';
import { VerificationDesk } from './verification/verification-desk.js';
import { VerificationSweeps } from './verification/verification.sweeps.js';
import { WholeVerification } from './verification/whole-verification.js';

const VERIFICATION = [
  Findings,
  InvariantChecks,
  Invariants,
  MinuteVerification,
  OutsideChecks,
  PublishedHeads,
  SchemaCheck,
  SealWalk,
  VerificationDesk,
  VerificationSweeps,
  WholeVerification,
];

@Module({
  controllers: [LedgerAdminController, PeriodsController],
  providers: [
    Adjustments,
    Ledger,
    LedgerBootCheck,
    LedgerReports,
    LedgerVerifier,
    PeriodObstacles,
    Periods,
    Sealer,
    ...VERIFICATION,
  ],
  exports: [Adjustments, Invariants, Ledger, LedgerReports, LedgerVerifier, PeriodObstacles, Sealer],
})
export class LedgerModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'ledger-verification',
      permission: 'ledger.read',
      sql: 'select since as at from verification.money_freeze where lifted_at is null',
    });
  }
}
