import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/index.js';
import { RailsModule } from '../../rails/index.js';
import { DebitsModule } from '../debits/debits.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { PayersModule } from '../payers/payers.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { BankDebits } from './bank-debits.js';
import { CollectedMoney } from './collected-money.js';
import { FeesService } from './fees.service.js';
import { PageReader } from './page-reader.js';
import { PaymentsPoller } from './payments-poller.js';
import { ReconciliationService } from './reconciliation.service.js';
import { UnexpectedMoney } from './unexpected-money.js';

@Module({
  imports: [DebitsModule, DecisionsModule, LedgerModule, PayersModule, PaymentRecordModule, RefundsModule, RailsModule],
  providers: [
    BankDebits,
    CollectedMoney,
    FeesService,
    PageReader,
    PaymentsPoller,
    ReconciliationService,
    UnexpectedMoney,
  ],
  exports: [FeesService, ReconciliationService, UnexpectedMoney],
})
export class ReconciliationModule {}
