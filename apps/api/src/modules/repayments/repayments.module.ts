import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/index.js';
import { ContentModule } from '../content/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { WalletModule } from '../wallet/index.js';
import { ConnectTransfers } from './connect-transfers.js';
import { AllocationService } from './allocation.service.js';
import { EarlyRepaymentLapse } from './early-repayment-lapse.js';
import { EarlyRepayments } from './early-repayments.service.js';
import { DistributionService } from './distribution.service.js';
import { InvestorReceiptService } from './investor-receipt.service.js';
import { InvestorReceiptsController } from './investor-receipts.controller.js';
import { LateRepayments } from './late-repayments.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { PayoutOwners } from './payout-owners.js';
import { PayoutReadsRepository } from './payout-reads.repository.js';
import { PayoutRequests } from './payout-requests.service.js';
import { PayoutTransfers } from './payout-transfers.service.js';
import { PayoutService } from './payout.service.js';
import { PayoutsAdminController } from './payouts.admin.controller.js';
import { PayoutsController } from './payouts.controller.js';
import { RepaymentCancellation } from './repayment-cancellation.service.js';
import { RepaymentCollection } from './repayment-collection.js';
import { RepaymentCreationService } from './repayment-creation.service.js';
import { RepaymentLifecycle } from './repayment-lifecycle.js';
import { RepaymentPaymentSubject } from './repayment-payment.subject.js';
import { RepaymentReminders } from './repayment-reminders.js';
import { RepaymentReadsRepository } from './repayment-reads.repository.js';
import { RepaymentService } from './repayment.service.js';
import { RepaymentsAdminController } from './repayments.admin.controller.js';
import { RepaymentsController } from './repayments.controller.js';
import { ScheduleService } from './schedule.service.js';

@Module({
  imports: [CampaignsModule, ContentModule, LedgerModule, PaymentsModule, WalletModule],
  controllers: [
    RepaymentsController,
    PayoutsController,
    InvestorReceiptsController,
    PayoutsAdminController,
    RepaymentsAdminController,
  ],
  providers: [
    ConnectTransfers,
    AllocationService,
    DistributionService,
    EarlyRepaymentLapse,
    EarlyRepayments,
    InvestorReceiptService,
    LateRepayments,
    PayoutDesk,
    PayoutLifecycle,
    PayoutOwners,
    PayoutReadsRepository,
    PayoutRequests,
    PayoutService,
    PayoutTransfers,
    RepaymentCancellation,
    RepaymentCollection,
    RepaymentCreationService,
    RepaymentLifecycle,
    RepaymentPaymentSubject,
    RepaymentReadsRepository,
    RepaymentReminders,
    RepaymentService,
    ScheduleService,
  ],
  exports: [DistributionService, PayoutOwners],
})
export class RepaymentsModule {}
