import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { RailRegistry } from '../registry/rail-registry.js';
import { RailRegistryModule } from '../registry/registry.module.js';
import { BankRefunds } from './bank-refunds.js';
import { BankReturns } from './bank-returns.js';
import { OperatorAccounts } from './operator-accounts.js';
import { OperatorAccountsController } from './operator-accounts.controller.js';
import { OperatorAccountsRepository } from './operator-accounts.repository.js';
import { OperatorAccountsService } from './operator-accounts.service.js';
import { WireCollections } from './wire-collections.js';
import { WireInstructions } from './wire-instructions.js';

@Module({
  imports: [RailRegistryModule],
  controllers: [OperatorAccountsController],
  providers: [
    BankRefunds,
    BankReturns,
    OperatorAccounts,
    OperatorAccountsRepository,
    OperatorAccountsService,
    WireCollections,
    WireInstructions,
  ],
  exports: [BankReturns, OperatorAccounts, WireInstructions],
})
export class BankModule {
  constructor(rails: RailRegistry, wire: WireCollections, refund: BankRefunds, waiting: WaitingWork) {
    waiting.register({
      queue: 'operator-accounts',
      permission: 'payments.manage',
      sql: `select made_at as at from operator_account where state = 'waiting' and maker_id <> $1`,
    });
    rails.register({ provider: 'bank', collections: [wire], refund });
  }
}
