import { Module } from '@nestjs/common';
import { ReceiptsModule } from '../../receipts/index.js';
import { SettingsModule } from '../../settings/index.js';
import { Invariants, LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { RatesModule } from '../../rates/index.js';
import { WalletFundsModule } from '../funds/wallet-funds.module.js';
import { MadeTopUpRefunds } from './made-top-up-refunds.js';
import { OpenTopUps } from './open-top-ups.js';
import { ReturnableTopUps } from './returnable-top-ups.js';
import { TopUpEvidence } from './top-up-evidence.js';
import { TopUpExpiry } from './top-up-expiry.js';
import { TopUpLifecycle } from './top-up-lifecycle.js';
import { TopUpReceiptsController } from './top-up-receipts.controller.js';
import { TopUpReceipts } from './top-up-receipts.js';
import { TopUpReturnsService } from './top-up-returns.service.js';
import { TopUpRules } from './top-up-rules.js';
import { TopUpService } from './top-up.service.js';
import { TopUpsController } from './top-ups.controller.js';
import { TOP_UPS } from './top-ups.invariants.js';

@Module({
  imports: [ReceiptsModule, SettingsModule, LedgerModule, PaymentsModule, RatesModule, WalletFundsModule],
  controllers: [TopUpsController, TopUpReceiptsController],
  providers: [
    MadeTopUpRefunds,
    OpenTopUps,
    ReturnableTopUps,
    TopUpEvidence,
    TopUpExpiry,
    TopUpLifecycle,
    TopUpReceipts,
    TopUpReturnsService,
    TopUpRules,
    TopUpService,
  ],
  exports: [ReturnableTopUps, TopUpRules],
})
export class TopUpsModule {
  constructor(invariants: Invariants) {
    invariants.register(TOP_UPS);
  }
}
