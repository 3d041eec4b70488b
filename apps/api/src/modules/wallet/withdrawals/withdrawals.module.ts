import { Module } from '@nestjs/common';
import { WITHDRAWAL_STATUS } from '@cairn/contracts';
import { ClosingBlockers, codeOf, ExportSources, UsersModule } from '../../users/index.js';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { BankAccountsModule } from '../../bank-accounts/index.js';
import { SettingsModule } from '../../settings/index.js';
import { Invariants, LedgerModule } from '../../ledger/index.js';
import { PaymentsModule } from '../../payments/index.js';
import { RatesModule } from '../../rates/index.js';
import { SavedAccountsModule } from '../saved-accounts/saved-accounts.module.js';
import { WalletFundsModule } from '../funds/wallet-funds.module.js';
import { RailsModule } from '../../rails/index.js';
import { ProviderPayoutCalls } from './provider-payout-calls.js';
import { ProviderPayoutEffects } from './provider-payout-effects.js';
import { ProviderPayouts } from './provider-payouts.service.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalLifecycle } from './withdrawal-lifecycle.js';
import { WithdrawalOwners } from './withdrawal-owners.js';
import { WithdrawalRules } from './withdrawal-rules.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalsAdminController } from './withdrawals.admin.controller.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';
import { WITHDRAWALS } from './withdrawals.invariants.js';

@Module({
  imports: [
    BankAccountsModule,
    UsersModule,
    SettingsModule,
    LedgerModule,
    PaymentsModule,
    RailsModule,
    RatesModule,
    SavedAccountsModule,
    WalletFundsModule,
  ],
  controllers: [WithdrawalsController, WithdrawalsAdminController],
  providers: [
    ProviderPayoutCalls,
    ProviderPayoutEffects,
    ProviderPayouts,
    WithdrawalDesk,
    WithdrawalLifecycle,
    WithdrawalOwners,
    WithdrawalRules,
    WithdrawalService,
    WithdrawalsRepository,
  ],
  exports: [WithdrawalDesk, WithdrawalOwners, WithdrawalRules],
})
export class WithdrawalsModule {
  constructor(invariants: Invariants, waiting: WaitingWork, exported: ExportSources, blockers: ClosingBlockers) {
    invariants.register(WITHDRAWALS);
    waiting.register({
      queue: 'withdrawals',
      permission: 'withdrawals.confirm',
      sql: `select created_at as at from withdrawal where state in ('requested', 'approved')`,
    });
    exported.registerRows(
      'withdrawals',
      `select w.number, w.state, ${codeOf(WITHDRAWAL_STATUS, 'w.state')} as status, w.amount, w.fee, w.currency, w.bank_name,
        w.account_number_last4, p.label as account, w.created_at
      from withdrawal w left join payer_account p on p.id = w.payer_account_id where w.user_id = $1 order by w.created_at`,
    );
    blockers.register(
      'payouts',
      `exists (select 1 from withdrawal where user_id = $1::uuid and state in ('requested', 'approved', 'released'))`,
    );
  }
}
