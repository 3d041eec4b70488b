import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { InvestingModule } from '../investing/investing.module.js';
import { InvestmentRecordModule } from '../record/record.module.js';
import { InvestmentChargeback } from './investment-chargeback.js';
import { InvestmentPayable } from './investment-payable.js';
import { InvestmentPaymentSubject } from './investment-payment.subject.js';
import { InvestmentRetaking } from './investment-retaking.js';
import { PayingController } from './paying.controller.js';
import { PaymentArrival } from './payment-arrival.js';
import { WalletAndCardService } from './wallet-and-card.service.js';
import { WalletPaymentService } from './wallet-payment.service.js';
import { WalletShares } from './wallet-share.js';

@Module({
  imports: [
    CampaignsModule,
    EligibilityModule,
    HoldsModule,
    InvestingModule,
    InvestmentRecordModule,
    LedgerModule,
    PaymentsModule,
  ],
  controllers: [PayingController],
  providers: [
    InvestmentChargeback,
    InvestmentPayable,
    InvestmentPaymentSubject,
    InvestmentRetaking,
    PaymentArrival,
    WalletAndCardService,
    WalletPaymentService,
    WalletShares,
  ],
})
export class InvestmentPayingModule {}
