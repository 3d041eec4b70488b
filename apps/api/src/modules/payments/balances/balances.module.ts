import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { Invariants, LedgerModule, PeriodObstacles } from '../../ledger/index.js';
import { RailsModule } from '../../rails/index.js';
import { StatementsModule } from '../statements/statements.module.js';
import { BalanceHolds } from './balance-holds.js';
import { BalanceReadings } from './balance-readings.service.js';
import { BALANCES, DIFFERING } from './balances.invariants.js';
import { ProviderBalancesController } from './provider-balances.controller.js';
import { ProviderBalancesRepository } from './provider-balances.repository.js';

@Module({
  imports: [LedgerModule, RailsModule, StatementsModule],
  controllers: [ProviderBalancesController],
  providers: [BalanceHolds, BalanceReadings, ProviderBalancesRepository],
  exports: [BalanceHolds],
})
export class BalancesModule {
  constructor(invariants: Invariants, periods: PeriodObstacles, waiting: WaitingWork) {
    invariants.register(BALANCES);
    // Balances are compared at night: what the night after the month found came of the month.
    periods.register({
      code: 'provider_balance',
      sql: `select count(*)::int as count from provider_balance where differs_since < $1::date + 2`,
    });
    waiting.register({
      queue: 'provider-balances',
      permission: 'payments.read',
      sql: `select differs_since as at from (${DIFFERING}) d`,
    });
  }
}
