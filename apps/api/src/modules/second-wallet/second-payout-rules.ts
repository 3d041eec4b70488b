import { Injectable } from '@nestjs/common';
import type { SecondPayoutRequest } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { minorPerMajor } from '@cairn/finance';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import { confirmedPerson, requireNotHeld } from '../kyc/index.js';
import { accountCode, Ledger, requireMoneyOut } from '../ledger/index.js';
import { FrozenMoney } from '../payments/index.js';
import { SecondBankAccountsService } from './second-bank-accounts.service.js';
import { SecondWalletAccess, type OpenWallet } from './second-wallet-access.js';
import { SecondWalletOpening } from './second-wallet-opening.js';

/** When money may leave a second wallet: who, how much, and to which account. */
@Injectable()
export class SecondPayoutRules {
  constructor(
    private readonly database: Database,
    private readonly access: SecondWalletAccess,
    private readonly opening: SecondWalletOpening,
    private readonly frozen: FrozenMoney,
    private readonly ledger: Ledger,
    private readonly accounts: SecondBankAccountsService,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * The identity is confirmed here, and by the provider, which is asked where it is not known.
   * @throws emoney.not_open, emoney.identity_needed, emoney.provider_identity_needed
   */
  async requireConfirmed(userId: string): Promise<void> {
    const wallet = await this.access.requireOpen(userId);
    if (!(await this.isIdentified(userId))) throw new DomainError('emoney.identity_needed');
    if (!(await this.opening.refresh(wallet))) throw new DomainError('emoney.provider_identity_needed');
  }

  async isIdentified(userId: string): Promise<boolean> {
    return (await confirmedPerson(this.database.manager, this.personalData, userId)) !== null;
  }

  /**
   * The person's lock is held.
   * @throws account.held, wallet.frozen, ledger.frozen, emoney.account_waits, wallet.holder_mismatch, and beside the amount emoney.payout_range
   */
  async require(tx: Tx, userId: string, { amount, bankAccountId }: SecondPayoutRequest): Promise<OpenWallet> {
    await requireNotHeld(tx, userId);
    if (await this.frozen.isFrozen(tx, userId)) throw new DomainError('wallet.frozen');
    await requireMoneyOut(tx);
    const wallet = await this.access.requireOpen(userId, tx);
    await this.accounts.requireUsable(tx, userId, bankAccountId);
    const { currency } = wallet;
    const minimum = minorPerMajor(currency);
    const available = await this.ledger.available(tx, accountCode.secondWallet(userId, currency));
    if (amount < minimum || amount > available) {
      const range = { minimum: Number(minimum), available: Number(available), currency };
      throw fieldError('amount', 'emoney.payout_range', range);
    }
    return wallet;
  }
}
