import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/index.js';
import { ContentModule } from '../content/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RatesModule } from '../rates/index.js';
import { UsersModule } from '../users/index.js';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { CancellationService } from './cancellation.service.js';
import { Capacity } from './capacity.js';
import { ClosingLedger } from './closing-ledger.js';
import { ClosingService } from './closing.service.js';
import { DueClosings } from './due-closings.js';
import { EarlyClosingMove } from './early-closing-move.js';
import { EarlyClosingService } from './early-closing.service.js';
import { HoldRelease } from './hold-release.js';
import { InvestService } from './invest.service.js';
import { InvestmentChargeback } from './investment-chargeback.js';
import { InvestmentCheckService } from './investment-check.service.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository } from './investment-facts.repository.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import { InvestmentPayable } from './investment-payable.js';
import { InvestmentPaymentSubject } from './investment-payment.subject.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';
import { InvestmentStore } from './investment-store.js';
import { InvestmentsAdminController } from './investments.admin.controller.js';
import { InvestmentsController } from './investments.controller.js';
import { PaymentArrival } from './payment-arrival.js';
import { ReceiptExport } from './receipt-export.js';
import { ReceiptPaper } from './receipt-paper.js';
import { ReceiptService } from './receipt.service.js';
import { InvestmentReturns } from './returns.js';
import { ReservationsController } from './reservations.controller.js';
import { ReservationChange } from './reservation-change.service.js';
import { UnfundedReturnsService } from './unfunded-returns.service.js';
import { WalletAndCardService } from './wallet-and-card.service.js';
import { WalletPaymentService } from './wallet-payment.service.js';
import { WalletShares } from './wallet-share.js';

@Module({
  imports: [CampaignsModule, ContentModule, LedgerModule, PaymentsModule, RatesModule, UsersModule],
  controllers: [InvestmentsController, ReservationsController, InvestmentsAdminController],
  providers: [
    CampaignInvestmentsTable,
    CancellationService,
    Capacity,
    ClosingLedger,
    ClosingService,
    DueClosings,
    EarlyClosingMove,
    EarlyClosingService,
    HoldRelease,
    InvestService,
    InvestmentChargeback,
    InvestmentCheckService,
    InvestmentDesk,
    InvestmentFactsRepository,
    InvestmentLifecycle,
    InvestmentPayable,
    InvestmentPaymentSubject,
    InvestmentReadsRepository,
    InvestmentReturns,
    InvestmentStore,
    PaymentArrival,
    ReceiptExport,
    ReceiptPaper,
    ReceiptService,
    ReservationChange,
    UnfundedReturnsService,
    WalletAndCardService,
    WalletPaymentService,
    WalletShares,
  ],
  exports: [ClosingService, InvestmentReadsRepository],
})
export class InvestmentsModule {}
