import { Injectable } from '@nestjs/common';
import type { SavedBankAccount } from '@cairn/contracts/wallet/saved-accounts.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData, type Cell } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { type BankDestination, wordsOf } from './bank-destination.js';
import { SavedBankAccountEntity } from './saved-bank-account.entity.js';

/** More than a person withdraws to. */
const MOST_ACCOUNTS = 10;

const cellOf = (id: string): Cell => ({ table: 'saved_bank_account', column: 'details', id });

/** Bank accounts that people have saved for withdrawals, kept encrypted. */
@Injectable()
export class SavedAccounts {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  /** The newest first. */
  async of(userId: string): Promise<SavedBankAccount[]> {
    const accounts = await this.database.manager.find(SavedBankAccountEntity, {
      where: { userId },
      order: { savedAt: 'DESC', id: 'DESC' },
    });
    return accounts.map(present);
  }

  /**
   * Its owner agrees to keeping it; the person's lock is held. One that is there stays as it is.
   * @throws wallet.too_many_accounts
   */
  async save(tx: Tx, userId: string, to: BankDestination): Promise<void> {
    const accountIndex = this.personalData.blindIndex(wordsOf(to));
    if (await tx.existsBy(SavedBankAccountEntity, { userId, accountIndex })) return;
    if ((await tx.countBy(SavedBankAccountEntity, { userId })) >= MOST_ACCOUNTS)
      throw new DomainError('wallet.too_many_accounts', { most: MOST_ACCOUNTS, count: MOST_ACCOUNTS });
    const id = newId();
    await tx.query(
      `insert into saved_bank_account (id, user_id, kind, bank_name, details, last4, account_index, saved_at)
       values ($1, $2, $3, $4, $5, $6, $7, kernel.now())`,
      [
        id,
        userId,
        to.accountKind,
        to.bankName,
        this.personalData.encrypt(JSON.stringify(to), cellOf(id)),
        to.accountNumber.slice(-4),
        accountIndex,
      ],
    );
  }

  /** @throws request.not_found for another's account */
  async open(tx: Tx, userId: string, id: string): Promise<BankDestination> {
    const account = await tx.findOneBy(SavedBankAccountEntity, { id, userId });
    if (account === null) throw notFound();
    // Written by `save`, from a request that was checked.
    return JSON.parse(this.personalData.decrypt(account.details, cellOf(id))) as BankDestination;
  }

  /** Withdrawals to it go on. @throws request.not_found for another's account */
  remove(userId: string, id: string): Promise<SavedBankAccount> {
    return this.database.inTx(async (tx) => {
      const account = await tx.findOneBy(SavedBankAccountEntity, { id, userId });
      if (account === null) throw notFound();
      await tx.query('delete from saved_bank_account where id = $1', [id]);
      return present(account);
    });
  }

  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.query('delete from saved_bank_account where user_id = $1', [userId]);
  }
}

const present = ({ id, kind, bankName, last4, savedAt }: SavedBankAccountEntity): SavedBankAccount => ({
  id,
  type: kind,
  bankName,
  last4,
  savedAt,
});
