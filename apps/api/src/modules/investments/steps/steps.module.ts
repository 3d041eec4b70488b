import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/index.js';
import { AgreementsModule } from '../../agreements/index.js';
import { CampaignsModule } from '../../campaigns/index.js';
import { InvestingAccountsModule } from '../accounts/accounts.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { AnswerEvidence } from './answer-evidence.js';
import { DraftArchiving } from './draft-archiving.js';
import { Drafts } from './drafts.js';
import { ProcessReads } from './process-reads.js';
import { SavedInvestmentsAdminController } from './saved-investments.admin.controller.js';
import { SavedInvestmentsDeskReads } from './saved-investments-desk.reads.js';
import { SavedInvestmentsController } from './saved-investments.controller.js';
import { SavedInvestments } from './saved-investments.service.js';
import { StepAnswers } from './step-answers.js';
import { StepRequirements } from './step-requirements.js';

@Module({
  imports: [
    AgreementsModule,
    CampaignsModule,
    HoldsModule,
    InvestingAccountsModule,
    InvestmentRecordModule,
    PaymentsModule,
  ],
  controllers: [SavedInvestmentsAdminController, SavedInvestmentsController],
  providers: [
    AnswerEvidence,
    DraftArchiving,
    Drafts,
    ProcessReads,
    SavedInvestments,
    SavedInvestmentsDeskReads,
    StepAnswers,
    StepRequirements,
  ],
  exports: [Drafts, ProcessReads, StepAnswers, StepRequirements],
})
export class InvestingStepsModule {}
