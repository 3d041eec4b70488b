import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { ReceiptsModule } from '../../receipts/index.js';
import { SettingsModule } from '../../settings/index.js';
import { WalletModule } from '../../wallet/index.js';
import { DistributionsModule } from '../distributions/distributions.module.js';
import { RepaymentRecordModule } from '../record/record.module.js';
import { RepaymentSchedulesModule } from '../schedules/schedules.module.js';
import { RepaymentCancellation } from './repayment-cancellation.service.js';
import { RepaymentCollection } from './repayment-collection.js';
import { RepaymentCreationService } from './repayment-creation.service.js';
import { RepaymentEvidence } from './repayment-evidence.js';
import { RepaymentFiles } from './repayment-files.js';
import { RepaymentPaymentSubject } from './repayment-payment.subject.js';
import { RepaymentService } from './repayment.service.js';
import { RepaymentsController } from './repayments.controller.js';

@Module({
  imports: [
    CampaignsModule,
    DistributionsModule,
    LedgerModule,
    PaymentsModule,
    ReceiptsModule,
    RepaymentRecordModule,
    RepaymentSchedulesModule,
    SettingsModule,
    WalletModule,
  ],
  controllers: [RepaymentsController],
  providers: [
    RepaymentCancellation,
    RepaymentCollection,
    RepaymentCreationService,
    RepaymentEvidence,
    RepaymentFiles,
    RepaymentPaymentSubject,
    RepaymentService,
  ],
})
export class RepaymentPayingModule {}
