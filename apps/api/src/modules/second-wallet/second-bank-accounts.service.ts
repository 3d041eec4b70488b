import { Injectable } from '@nestjs/common';
import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts';
import { accountIdentity } from '@cairn/contracts/bank/account-identity';
import { numbersIn, type BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import { SECOND_WALLET_PROVIDER } from '@cairn/contracts/rails/providers';
import type { SecondBankAccount } from '@cairn/contracts/second-wallet/second-wallet.replies';
import { Clock } from '../../kernel/clock/clock.js';
import { utcMinute } from '../../kernel/text/utc-minute.js';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData, type Cell } from '../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { lockPerson } from '../../kernel/database/locks.js';
import { DomainError, fieldError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { Events } from '../../kernel/outbox/events.js';
import { nextCheckSql, ProviderCalls } from '../payments/index.js';
import { WithdrawalRules } from '../wallet/index.js';
import { SecondWalletAccess } from './second-wallet-access.js';
import { SecondWalletAccountEntity } from './second-wallet.entities.js';

/** More than a person pays to. */
const MOST_ACCOUNTS = 10;

const cellOf = (id: string): Cell => ({ table: 'second_wallet_account', column: 'details', id });

/** The account's own number: an IBAN, or what stands for it elsewhere. */
const numberOf = (account: BankAccountRequest): string => {
  const { iban, accountNumber } = numbersIn(account);
  return iban ?? accountNumber ?? '';
};

const identityOf = (account: BankAccountRequest): string => accountIdentity(account.type, numbersIn(account));

const COUNTRY_OF_KIND = { GB: 'GB', US: 'US', CA: 'CA' } as const;

/** Where the bank is, as far as the kind tells. */
function countryOf(account: BankAccountRequest): string {
  const { type } = account;
  if (type === 'IBAN') return numberOf(account).slice(0, 2);
  if (type === 'OTHER') return account.bankCountry ?? account.country;
  return COUNTRY_OF_KIND[type];
}

/** Bank accounts that money of a second wallet may go to: kept encrypted, added at the provider once, usable after a wait. */
@Injectable()
export class SecondBankAccountsService {
  constructor(
    private readonly database: Database,
    private readonly access: SecondWalletAccess,
    private readonly personalData: PersonalData,
    private readonly calls: ProviderCalls,
    private readonly events: Events,
    private readonly holders: WithdrawalRules,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<SecondBankAccount[]> {
    const accounts = await this.database.manager.find(SecondWalletAccountEntity, {
      where: { userId, state: 'active' },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return accounts.map((account) => this.present(account));
  }

  /**
   * V-11 has held. One whose answer is lost is looked for later, and listed once it is there.
   * @throws wallet.holder_mismatch for an account of another, emoney.not_open, emoney.account_known, emoney.too_many_accounts, emoney.account_refused,
   *   payment.provider_unavailable
   */
  async add(caller: Identity, request: BankAccountRequest, key: string): Promise<SecondBankAccount> {
    await this.access.requireOpen(caller.userId);
    await this.holders.requireOwnAccount(this.database.manager, caller.userId, request.ownerName);
    const id = await this.written(caller.userId, request, key);
    await this.advance(id);
    const account = await this.database.manager.findOneByOrFail(SecondWalletAccountEntity, { id });
    if (account.state === 'refused') throw new DomainError('emoney.account_refused');
    if (account.state === 'adding') throw new DomainError('payment.provider_unavailable');
    return this.present(account);
  }

  /** @throws emoney.account_in_use, payment.provider_unavailable, payment.refused */
  async remove(caller: Identity, id: string): Promise<SecondBankAccount> {
    const { userId } = caller;
    const account = await this.database.manager.findOneBy(SecondWalletAccountEntity, { id, userId, state: 'active' });
    if (account?.ref === null || account === null) throw notFound();
    const wallet = await this.access.requireOpen(userId);
    const paying = await this.database.query(
      `select 1 from second_wallet_payout where account_id = $1 and state in ('requested', 'sent')`,
      [id],
    );
    if (paying.length > 0) throw new DomainError('emoney.account_in_use');
    const outcome = await this.access.port.removeAccount(wallet.ownerRef, account.ref);
    if (outcome.kind !== 'ok')
      throw new DomainError(outcome.kind === 'rejected' ? 'payment.refused' : 'payment.provider_unavailable');
    await this.database.query(
      `update second_wallet_account set state = 'removed', removed_at = kernel.now() where id = $1 and state = 'active'`,
      [id],
    );
    return this.present(account);
  }

  /**
   * Money may go there now. A name that was the person's when the account was added may not be the confirmed one.
   * @throws request.not_found, emoney.account_waits, wallet.holder_mismatch
   */
  async requireUsable(tx: Tx, userId: string, id: string): Promise<void> {
    const account = await tx.findOneBy(SecondWalletAccountEntity, { id, userId, state: 'active' });
    if (account === null) throw notFound();
    if (account.usableAt > this.clock.now())
      throw fieldError('bankAccountId', 'emoney.account_waits', { at: utcMinute(account.usableAt) });
    await this.holders.requireOwnAccount(tx, userId, this.detailsOf(account).ownerName);
  }

  private written(userId: string, request: BankAccountRequest, key: string): Promise<string> {
    const id = newId();
    const identity = identityOf(request);
    const accountIndex = this.personalData.blindIndex(`second_wallet:${identity}`);
    return this.database.inTx(async (tx) => {
      await lockPerson(tx, userId);
      const known = await tx.findOneBy(SecondWalletAccountEntity, { userId, idempotencyKey: key });
      if (known !== null) return known.id;
      const live = await tx.find(SecondWalletAccountEntity, {
        where: [
          { userId, state: 'adding' },
          { userId, state: 'active' },
        ],
      });
      // By what they say: the index of an older one was made of the form in which it was entered.
      if (live.some((account) => identityOf(this.detailsOf(account)) === identity))
        throw new DomainError('emoney.account_known');
      if (live.length >= MOST_ACCOUNTS)
        throw new DomainError('emoney.too_many_accounts', { most: MOST_ACCOUNTS, count: MOST_ACCOUNTS });
      await tx.query(
        `insert into second_wallet_account (id, user_id, provider, idempotency_key, state, kind, details, last4,
           account_index, country, created_at, usable_at, next_check_at)
         values ($1, $2, $3, $4, 'adding', $5, $6, $7, $8, $9, kernel.now(), kernel.now() + make_interval(hours => $10),
           ${nextCheckSql('0')})`,
        [
          id,
          userId,
          SECOND_WALLET_PROVIDER,
          key,
          request.type,
          this.personalData.encrypt(JSON.stringify(request), cellOf(id)),
          numberOf(request).slice(-4),
          accountIndex,
          countryOf(request),
          NEW_BANK_COOLDOWN_HOURS,
        ],
      );
      const { usableAt, last4 } = await tx.findOneByOrFail(SecondWalletAccountEntity, { id });
      await this.events.emit(tx, 'second_wallet.new_account', { userId, last4, at: usableAt.toISOString() });
      return id;
    });
  }

  /** Adds it at the provider, once. */
  async advance(id: string): Promise<void> {
    const account = await this.database.manager.findOneByOrFail(SecondWalletAccountEntity, { id });
    if (account.state !== 'adding') return;
    const { ownerRef } = await this.access.requireOpen(account.userId);
    const { port } = this.access;
    const key = `second_wallet_account:${id}`;
    const outcome = await this.calls.perform<string>({
      key,
      provider: SECOND_WALLET_PROVIDER,
      operation: 'second_wallet_account',
      find: (attempt) => port.find({ key, attempt, ip: null }),
      send: (_key, attempt) => port.addAccount({ key, attempt, ip: null }, ownerRef, this.detailsOf(account)),
      refOf: (ref) => ref,
    });
    if (outcome.kind === 'unavailable' || outcome.kind === 'unknown') return;
    const [state, ref] = outcome.kind === 'ok' ? ['active', outcome.value] : ['refused', null];
    await this.database.query(
      `update second_wallet_account set state = $2, ref = $3 where id = $1 and state = 'adding'`,
      [id, state, ref],
    );
  }

  private detailsOf({ id, details }: SecondWalletAccountEntity): BankAccountRequest {
    // Written by `written`, from a request that was checked.
    return JSON.parse(this.personalData.decrypt(details, cellOf(id))) as BankAccountRequest;
  }

  private present(account: SecondWalletAccountEntity): SecondBankAccount {
    const { id, kind, last4, country, usableAt, createdAt } = account;
    return { id, type: kind, ownerName: this.detailsOf(account).ownerName, last4, country, usableAt, createdAt };
  }
}
