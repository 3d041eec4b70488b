import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HintReaders } from '../rails/index.js';
import { DueRows } from '../payments/index.js';
import { SecondBankAccountsService } from './second-bank-accounts.service.js';
import { SecondPayoutsService } from './second-payouts.service.js';
import { SecondTopUpsService } from './second-top-ups.service.js';
import { SecondWalletOpening } from './second-wallet-opening.js';

/** Days in which a receiving bank sends a payment back. */
const RETURN_DAYS = 30;

/** What the provider's hooks are about, and what is asked about where none was heard. */
@Injectable()
export class SecondWalletPoller implements OnModuleInit {
  constructor(
    private readonly due: DueRows,
    private readonly opening: SecondWalletOpening,
    private readonly bankAccounts: SecondBankAccountsService,
    private readonly topUps: SecondTopUpsService,
    private readonly payouts: SecondPayoutsService,
    private readonly hints: HintReaders,
  ) {}

  onModuleInit(): void {
    this.due.register({
      sweep: 'second_wallet.opening',
      table: 'second_wallet',
      waiting: `state = 'opening'`,
      advance: (id) => this.opening.advance(id),
    });
    this.due.register({
      sweep: 'second_wallet.accounts',
      table: 'second_wallet_account',
      waiting: `state = 'adding'`,
      advance: (id) => this.bankAccounts.advance(id),
    });
    this.due.register({
      sweep: 'second_wallet.top_ups',
      table: 'second_wallet_top_up',
      waiting: `state in ('opening', 'paying')`,
      advance: (id) => this.topUps.advance(id),
    });
    this.due.register({
      sweep: 'second_wallet.payouts',
      table: 'second_wallet_payout',
      waiting: `(state in ('requested', 'sent') or state = 'paid' and settled_at > kernel.now() - interval '${RETURN_DAYS} days')`,
      advance: (id) => this.payouts.advance(id),
    });
    this.hints.register('wallet_owner', (provider, ref) => this.opening.hear(provider, ref));
    this.hints.register('pay_in', (_provider, ref) => this.topUps.hear(ref));
    this.hints.register('pay_out', (_provider, ref) => this.payouts.hear(ref));
  }
}
