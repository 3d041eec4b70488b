import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/index.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { SecondDecisions } from '../decisions/second-decisions.js';
import { DisputesModule } from '../disputes/disputes.module.js';
import { ReconciliationModule } from '../reconciliation/reconciliation.module.js';
import { PaymentRecordModule } from '../record/record.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { PaymentsDeskController } from './payments-desk.controller.js';
import { PaymentsDeskRepository } from './payments-desk.repository.js';
import { RefundSettlements } from './refund-settlements.js';
import { RefundsDesk } from './refunds-desk.service.js';

@Module({
  imports: [DecisionsModule, DisputesModule, LedgerModule, PaymentRecordModule, ReconciliationModule, RefundsModule],
  controllers: [PaymentsDeskController],
  providers: [PaymentsDeskRepository, RefundSettlements, RefundsDesk],
})
export class PaymentsDeskModule {
  constructor(decisions: SecondDecisions) {
    const payer = `u.first_name || ' ' || u.last_name as name`;
    decisions.register({
      list: 'refunds',
      acts: ['refund.wallet', 'refund.retried'],
      sql: `select x.id::text as subject, x.id as record, ${payer}, x.amount, x.currency, u.id as "user"
        from refund x join payment p on p.id = x.payment_id join app_user u on u.id = p.user_id
        where x.state = 'failed' and x.resolved_at is null`,
    });
    decisions.register({
      list: 'payments',
      acts: ['payment.return'],
      sql: `select x.id::text as subject, x.id as record, ${payer}, x.received as amount, x.received_currency as currency, u.id as "user"
        from payment x join app_user u on u.id = x.user_id
        where x.state = 'quarantined' and x.attention is not null and x.received is not null`,
    });
  }
}
