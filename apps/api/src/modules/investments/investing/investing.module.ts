import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { SettingsModule } from '../../settings/index.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { DraftAdmission } from './draft-admission.js';
import { InvestmentChange } from './investment-change.service.js';
import { PlaceService } from './place.service.js';
import { InvestingStepsModule } from '../steps/steps.module.js';
import { InvestService } from './invest.service.js';
import { InvestingController } from './investing.controller.js';
import { InvestmentCheckService } from './investment-check.service.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentStore } from './investment-store.js';
import { NewInvestments } from './new-investments.js';
import { ReservationChange } from './reservation-change.service.js';

@Module({
  imports: [
    CampaignsModule,
    EligibilityModule,
    HoldsModule,
    InvestingStepsModule,
    InvestmentRecordModule,
    LedgerModule,
    PaymentsModule,
    SettingsModule,
  ],
  controllers: [InvestingController],
  providers: [
    DraftAdmission,
    InvestService,
    InvestmentChange,
    InvestmentCheckService,
    InvestmentDesk,
    InvestmentStore,
    NewInvestments,
    PlaceService,
    ReservationChange,
  ],
  exports: [InvestmentDesk, InvestmentStore, PlaceService],
})
export class InvestingModule {}
