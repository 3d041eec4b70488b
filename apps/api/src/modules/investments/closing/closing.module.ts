import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { SettingsModule } from '../../settings/index.js';
import { AllotmentModule } from '../allotment/allotment.module.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { ReconfirmationModule } from '../reconfirmation/reconfirmation.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { InvestmentRefundsModule } from '../refunds/refunds.module.js';
import { BeforeClosing } from './before-closing.js';
import { ClosingLedger } from './closing-ledger.js';
import { ClosingAdminController } from './closing.admin.controller.js';
import { ClosingService } from './closing.service.js';
import { DeactivationService } from './deactivation.service.js';
import { DueClosings } from './due-closings.js';
import { EarlyClosingMove } from './early-closing-move.js';
import { FundedClosing } from './funded-closing.js';
import { LimitAtClosing } from './limit-at-closing.js';
import { DueRollingClosings } from './due-rolling-closings.js';
import { EarlyClosingService } from './early-closing.service.js';
import { RollingAnnouncement } from './rolling-announcement.service.js';
import { RollingClosing } from './rolling-closing.service.js';
import { RollingController } from './rolling.controller.js';
import { RollingMembers } from './rolling-members.js';
import { RollingNotices } from './rolling-notices.js';
import { RollingReads } from './rolling-reads.service.js';
import { RollingRecords } from './rolling-records.js';
import { RollingRules } from './rolling-rules.js';
import { StandingPlans } from './standing-plans.js';

@Module({
  imports: [
    AllotmentModule,
    CampaignsModule,
    EligibilityModule,
    HoldsModule,
    InvestmentRecordModule,
    InvestmentRefundsModule,
    LedgerModule,
    PaymentsModule,
    ReconfirmationModule,
    SettingsModule,
  ],
  controllers: [ClosingAdminController, RollingController],
  providers: [
    BeforeClosing,
    ClosingLedger,
    ClosingService,
    DueClosings,
    EarlyClosingMove,
    EarlyClosingService,
    FundedClosing,
    LimitAtClosing,
    DeactivationService,
    DueRollingClosings,
    RollingAnnouncement,
    RollingClosing,
    RollingMembers,
    RollingNotices,
    RollingReads,
    RollingRecords,
    RollingRules,
    StandingPlans,
  ],
  exports: [ClosingService],
})
export class ClosingModule {}
