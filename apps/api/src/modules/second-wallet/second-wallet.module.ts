import { Module } from '@nestjs/common';
import { SECOND_PAYOUT_STATUS, SECOND_TOP_UP_STATUS } from '@cairn/contracts';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import { Invariants, LedgerModule } from '../ledger/index.js';
import { BalanceHolds, PaymentsModule } from '../payments/index.js';
import { RailsModule } from '../rails/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { SettingsModule } from '../settings/index.js';
import { ClosingBlockers, codeOf, ExportSources, UsersModule } from '../users/index.js';
import { WalletModule } from '../wallet/index.js';
import { SecondBankAccountsService } from './second-bank-accounts.service.js';
import { SecondPayoutRules } from './second-payout-rules.js';
import { SecondPayoutsService } from './second-payouts.service.js';
import { SecondTopUpsService } from './second-top-ups.service.js';
import { SecondWalletAccess } from './second-wallet-access.js';
import { SecondWalletLines } from './second-wallet-lines.js';
import { SecondWalletOpening } from './second-wallet-opening.js';
import { SecondWalletPoller } from './second-wallet-poller.js';
import { SecondWalletReads } from './second-wallet-reads.js';
import { SecondWalletController } from './second-wallet.controller.js';
import { SECOND_WALLETS } from './second-wallet.invariants.js';

@Module({
  imports: [LedgerModule, PaymentsModule, RailsModule, ReceiptsModule, SettingsModule, UsersModule, WalletModule],
  controllers: [SecondWalletController],
  providers: [
    SecondBankAccountsService,
    SecondPayoutRules,
    SecondPayoutsService,
    SecondTopUpsService,
    SecondWalletAccess,
    SecondWalletLines,
    SecondWalletOpening,
    SecondWalletPoller,
    SecondWalletReads,
  ],
})
export class SecondWalletModule {
  constructor(invariants: Invariants, exported: ExportSources, blockers: ClosingBlockers, holds: BalanceHolds) {
    invariants.register(SECOND_WALLETS);
    // A payout leaves the wallet when it is ordered, and is posted when it is paid.
    holds.register({
      provider: SECOND_WALLET_PROVIDER,
      sql: `select currency, sum(amount) as minor from second_wallet_payout where state = 'sent' group by currency`,
    });
    exported.registerRows(
      'second_wallet_top_ups',
      `select number, means, state, ${codeOf(SECOND_TOP_UP_STATUS, 'state')} as status, amount, fee, received, refunded, currency,
         created_at, received_at from second_wallet_top_up where user_id = $1 order by created_at`,
    );
    exported.registerRows(
      'second_wallet_payouts',
      `select p.number, p.state, ${codeOf(SECOND_PAYOUT_STATUS, 'p.state')} as status, p.amount, p.currency,
         a.kind as account_kind, a.last4 as account_last4, p.created_at, p.settled_at
       from second_wallet_payout p join second_wallet_account a on a.id = p.account_id
       where p.user_id = $1 order by p.created_at`,
    );
    // The money is the person's: it is paid out before the account is closed.
    blockers.register(
      'wallet',
      `exists (select 1 from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.code like 'L:second_wallet:' || $1::uuid::text || ':%' and b.cr - b.dr <> 0)`,
    );
  }
}
