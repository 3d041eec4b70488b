import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { LedgerModule } from '../../ledger/index.js';
import { RailsModule } from '../../rails/index.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { Chargebacks } from './chargebacks.js';
import { DebtSettlement } from './debt-settlement.js';
import { DisputeAlerts } from './dispute-alerts.js';
import { DisputeMoves } from './dispute-moves.js';
import { DisputeNotices } from './dispute-notices.js';
import { isEvidenceDue } from './evidence-due.sql.js';
import { DisputesPoller } from './disputes-poller.js';
import { DisputesService } from './disputes.service.js';
import { FrozenMoney } from './frozen-money.js';
import { GivenBack } from './given-back.js';
import { UnpaidDisputes } from './unpaid-disputes.js';
import { WonDisputes } from './won-disputes.js';

@Module({
  imports: [LedgerModule, PaymentRecordModule, RefundsModule, RailsModule],
  providers: [
    Chargebacks,
    DebtSettlement,
    DisputeAlerts,
    DisputeMoves,
    DisputeNotices,
    DisputesPoller,
    DisputesService,
    FrozenMoney,
    GivenBack,
    UnpaidDisputes,
    WonDisputes,
  ],
  exports: [DisputesService, FrozenMoney, UnpaidDisputes],
})
export class DisputesModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'disputes',
      permission: 'payments.read',
      sql: `select opened_at as at from dispute where state in ('warning', 'open')`,
    });
    waiting.register({
      queue: 'dispute-evidence',
      permission: 'payments.read',
      sql: `select x.opened_at as at from dispute x where ${isEvidenceDue('x')}`,
    });
  }
}
