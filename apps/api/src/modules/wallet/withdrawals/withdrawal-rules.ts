import { Injectable } from '@nestjs/common';
import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts';
import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import type { WalletDetail } from '@cairn/contracts/wallet/wallet.replies';
import { measureIn, minorPerMajor } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';
import { requireNotHeld } from '../../kyc/index.js';
import { FrozenMoney } from '../../payments/index.js';
import { RatesOfTheDay } from '../../rates/index.js';
import type { Destination } from './withdrawal-destination.js';
import { isHolder, requireHolder, type Holders } from './account-holder.js';
import { CardMoney } from '../funds/card-money.js';
import { WalletFees } from '../funds/wallet-fees.js';
import type { WithdrawalEntity } from './withdrawal.entity.js';

/** The facts about a person that a withdrawal requires. */
export interface WithdrawalIdentity extends Holders {
  /** The identity must be confirmed first, and is not. */
  isNeeded: boolean;
  /** The name is that of a confirmed identity. */
  isConfirmed: boolean;
}

/** When money may be withdrawn: the holder, the daily limit, card money, and new bank accounts. */
@Injectable()
export class WithdrawalRules {
  constructor(
    private readonly settings: SettingsService,
    private readonly frozen: FrozenMoney,
    private readonly rates: RatesOfTheDay,
    private readonly cardMoney: CardMoney,
    private readonly fees: WalletFees,
    private readonly options: OpenOptions,
  ) {}

  async identity(reader: EntityManager, userId: string): Promise<WithdrawalIdentity> {
    const { kycRequired } = await this.settings.all(reader);
    const [row] = await reader.query<
      { firstName: string; lastName: string; confirmed: boolean; companies: string[] }[]
    >(
      `select coalesce(p.legal_first_name, u.first_name) as "firstName", coalesce(p.legal_last_name, u.last_name) as "lastName",
         p.id is not null as confirmed,
         array(select c.company_name from campaign c
               where c.owner_id = u.id and c.status in (2, 4, 5) and c.company_name is not null) as companies
       from app_user u left join investor_profile p on p.user_id = u.id and p.state = 'approved' where u.id = $1`,
      [userId],
    );
    if (row === undefined) throw new Error(`No account ${userId}`);
    return { ...row, isConfirmed: row.confirmed, isNeeded: kycRequired && !row.confirmed };
  }

  /**
   * The person's lock is held.
   * @throws account.held, wallet.frozen, wallet.identity_needed; wallet.holder_mismatch for a bank account of another,
   * wallet.payer_differs for an account at a provider
   */
  async requirePerson(
    tx: Tx,
    userId: string,
    to: Pick<Destination, 'kind' | 'holder'> & { accountKind?: BankAccountKind },
  ): Promise<void> {
    await requireNotHeld(tx, userId);
    if (await this.frozen.isFrozen(tx, userId)) throw new DomainError('wallet.frozen');
    const identity = await this.identity(tx, userId);
    if (identity.isNeeded) throw new DomainError('wallet.identity_needed');
    const { kind, holder } = to;
    if (kind === 'payer' && !isHolder(holder, identity)) throw new DomainError('wallet.payer_differs', { holder });
    // The form of another country names the field as the form of every bank account does.
    const isAbroad = to.accountKind !== undefined && to.accountKind !== 'US';
    requireHolder(holder, identity, isAbroad ? 'ownerName' : 'accountHolder');
  }

  /**
   * The same of an account to which a provider sends the person's money.
   * @throws wallet.holder_mismatch, beside `ownerName`
   */
  async requireOwnAccount(reader: EntityManager, userId: string, ownerName: string): Promise<void> {
    requireHolder(ownerName, await this.identity(reader, userId), 'ownerName');
  }

  /** The range and fee of a withdrawal, shown in advance. */
  async terms(
    reader: EntityManager,
    currency: string,
  ): Promise<Pick<WalletDetail, 'withdrawalDailyLimit' | 'withdrawalFeeBasisPoints' | 'withdrawalFeeFlat'>> {
    const { withdrawalDailyLimit } = await this.settings.all(reader);
    const { basisPoints, flat } = await this.fees.terms('withdrawal', currency, reader);
    return { withdrawalDailyLimit, withdrawalFeeBasisPoints: basisPoints, withdrawalFeeFlat: flat };
  }

  /**
   * Something has to be left of the amount once the fee is taken.
   * @returns the fee, in minor units
   * @throws wallet.no_rate, wallet.withdrawal_range
   */
  async requireWorth(tx: Tx, request: { amount: bigint; currency: string }): Promise<bigint> {
    const { amount, currency } = request;
    await this.options.requireOpen(request, tx);
    const minimum = minorPerMajor(currency);
    const fee = await this.fees.fee('withdrawal', amount, currency, tx);
    if (amount >= minimum && amount > fee) return fee;
    const least = fee < minimum ? minimum : fee + 1n;
    throw fieldError('amount', 'wallet.withdrawal_range', { minimum: Number(least), currency });
  }

  /**
   * The day's limit, over the withdrawals of the last 24 hours in every currency, in the site's by the rate of today.
   * Whether two people confirm follows the same sum, so that splitting an amount does not change it; in another currency
   * than the site's they always do.
   * @throws wallet.withdrawal_daily_limit, wallet.no_rate
   */
  async requireDay(
    tx: Tx,
    userId: string,
    asked: { amount: bigint; currency: string },
  ): Promise<{ needsApproval: boolean }> {
    const { currency, withdrawalDailyLimit, withdrawalTwoPersonAbove } = await this.settings.all(tx);
    const rows = await tx.query<{ currency: string; amount: string }[]>(
      `select currency, sum(amount) as amount from withdrawal
       where user_id = $1 and state not in ('rejected', 'cancelled', 'failed') and created_at > kernel.now() - interval '1 day'
       group by currency`,
      [userId],
    );
    const sums = new Map(rows.map((row) => [row.currency, BigInt(row.amount)]));
    sums.set(asked.currency, (sums.get(asked.currency) ?? 0n) + asked.amount);
    let day = 0n;
    for (const [from, amount] of sums) {
      const rate = await this.rates.between(from, currency, tx);
      if (rate === null) throw fieldError('amount', 'wallet.no_rate', { code: from });
      day += measureIn(amount, from, currency, rate);
    }
    if (day > withdrawalDailyLimit) {
      throw fieldError('amount', 'wallet.withdrawal_daily_limit', { limit: Number(withdrawalDailyLimit), currency });
    }
    // A rate is entered by one person, who could send the money alone: in other currencies two are always asked.
    const isForeign = [...sums.keys()].some((from) => from !== currency);
    return { needsApproval: isForeign || day > withdrawalTwoPersonAbove };
  }

  /**
   * After the hold, which keeps the wallet's balance still: it may have taken nothing of the card money that waits.
   * @throws wallet.card_money with what may be withdrawn
   */
  async requireWithdrawable(tx: Tx, withdrawal: WithdrawalEntity): Promise<void> {
    const { cardMoneyCooldownDays: days } = await this.settings.all(tx);
    const taken = (await this.cardMoney.held(tx, withdrawal, days)).takenBy(`withdrawal:${withdrawal.id}`);
    if (taken === 0n) return;
    const { currency, amount } = withdrawal;
    throw fieldError('amount', 'wallet.card_money', { available: Number(amount - taken), currency, days });
  }

  /**
   * Hours until money may go to an account: none once its first withdrawal was requested long enough ago. One that was
   * called back, rejected or returned does not make an account known.
   */
  async isNewAccount(tx: Tx, userId: string, accountIndex: Buffer): Promise<{ isNew: boolean; sendableAt: Date }> {
    const [row] = await tx.query<{ first: Date | null; sendable: Date }[]>(
      `select min(created_at) as first,
         greatest(kernel.now(), coalesce(min(created_at), kernel.now()) + make_interval(hours => $3)) as sendable
       from withdrawal where user_id = $1 and account_index = $2 and state in ('requested', 'approved', 'released', 'sent')`,
      [userId, accountIndex, NEW_BANK_COOLDOWN_HOURS],
    );
    if (row === undefined) throw new Error('An aggregate gave no row');
    return { isNew: row.first === null, sendableAt: row.sendable };
  }
}
