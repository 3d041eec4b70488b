import { Injectable } from '@nestjs/common';
import type { PayerAccount, Withdrawal } from '@cairn/contracts/wallet/withdrawal.replies';
import type { WithdrawAbroadRequest, WithdrawToSavedRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import type { WithdrawRequest, WithdrawToPayerRequest } from '@cairn/contracts/wallet/wallet.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PayerAccounts } from '../../payments/index.js';
import { abroadDestination, bankDestination } from '../saved-accounts/bank-destination.js';
import { SavedAccounts } from '../saved-accounts/saved-accounts.service.js';
import { requireCarried } from './withdrawal-carriers.js';
import { columnsOf, indexOf, payerDestination, type Destination } from './withdrawal-destination.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { holdWithdrawal } from './withdrawal-postings.js';
import { WithdrawalRules } from './withdrawal-rules.js';
import { WithdrawalsRepository } from './withdrawals.repository.js';
import { WithdrawalEntity } from './withdrawal.entity.js';

/** Withdrawals by their owner: held at the request, and cancellable until they are sent. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly rules: WithdrawalRules,
    private readonly desk: WithdrawalDesk,
    private readonly reads: WithdrawalsRepository,
    private readonly payers: PayerAccounts,
    private readonly saved: SavedAccounts,
  ) {}

  /** V-09, V-10, V-24. The amount leaves the wallet; the fee is taken out of it (decision 35). */
  request(caller: Identity, request: WithdrawRequest, commandKey: string): Promise<Withdrawal> {
    const to = bankDestination(request);
    return this.make(caller, request, commandKey, () => Promise.resolve(to), request.saveAccount);
  }

  /**
   * V-11: the same to an account outside the United States.
   * @throws wallet.account_not_carried where no payment file can carry it, wallet.too_many_accounts
   */
  requestAbroad(caller: Identity, request: WithdrawAbroadRequest, commandKey: string): Promise<Withdrawal> {
    // One in the United States repeats its number, as V-09 asks.
    if (request.type === 'US') throw fieldError('type', 'validation.choice');
    const to = abroadDestination(request);
    return this.make(caller, request, commandKey, () => Promise.resolve(to), request.saveAccount);
  }

  /** The same to an account that the caller has saved. @throws request.not_found, wallet.account_not_carried */
  requestToSaved(caller: Identity, request: WithdrawToSavedRequest, commandKey: string): Promise<Withdrawal> {
    return this.make(caller, request, commandKey, (tx) => this.saved.open(tx, caller.userId, request.accountId));
  }

  /**
   * The same to an account at a provider from which the caller has paid.
   * @throws request.not_found, payment.rail_closed, wallet.payer_differs
   */
  requestToPayer(caller: Identity, request: WithdrawToPayerRequest, commandKey: string): Promise<Withdrawal> {
    return this.make(caller, request, commandKey, async (tx) =>
      payerDestination(await this.payers.open(tx, caller.userId, request.accountId)),
    );
  }

  /** The caller's accounts to which a provider can pay money out. */
  async payerAccounts(caller: Identity): Promise<PayerAccount[]> {
    const accounts = await this.payers.payable(caller.userId);
    return accounts.map(({ id, provider, label, lastPaidAt }) => ({ id, provider, label, lastPaidAt }));
  }

  /** Before it is sent: the money is in the wallet again at once. */
  async cancel(caller: Identity, id: string): Promise<Withdrawal> {
    await this.database.inTx(async (tx) => {
      const withdrawal = await this.desk.lock(tx, id);
      if (withdrawal.userId !== caller.userId) throw notFound();
      // Finance has seen the account: the bank may be paying at this moment.
      if (withdrawal.transferBegunAt !== null && ['requested', 'approved'].includes(withdrawal.state))
        throw new DomainError('wallet.transfer_begun');
      await this.desk.cancel(tx, caller, withdrawal);
    });
    return this.reads.own(caller.userId, id);
  }

  private async make(
    caller: Identity,
    asked: { amount: bigint; currency: string },
    commandKey: string,
    destination: (tx: Tx) => Promise<Destination>,
    isKept = false,
  ): Promise<Withdrawal> {
    const id = await this.database.inTx(async (tx) => {
      // The day's limit and the accounts known span withdrawals: those of one person are handled one after the other.
      await lockPerson(tx, caller.userId);
      const known = await tx.findOneBy(WithdrawalEntity, { userId: caller.userId, idempotencyKey: commandKey });
      if (known !== null) return known.id;
      const fee = await this.rules.requireWorth(tx, asked);
      const to = await destination(tx);
      await requireCarried(tx, asked.currency, to);
      await this.rules.requirePerson(tx, caller.userId, to);
      const { needsApproval } = await this.rules.requireDay(tx, caller.userId, asked);
      const accountIndex = indexOf(this.personalData, to);
      const { isNew, sendableAt } = await this.rules.isNewAccount(tx, caller.userId, accountIndex);
      const withdrawal = await this.insert(tx, caller, asked, {
        to,
        fee,
        commandKey,
        needsApproval,
        accountIndex,
        sendableAt,
      });
      await this.desk.post(tx, holdWithdrawal(withdrawal));
      await this.rules.requireWithdrawable(tx, withdrawal);
      if (isKept && to.kind === 'bank') await this.saved.save(tx, caller.userId, to);
      await this.desk.tellRequested(tx, withdrawal, isNew ? to : null);
      return withdrawal.id;
    });
    return this.reads.own(caller.userId, id);
  }

  private async insert(
    tx: Tx,
    caller: Identity,
    { amount, currency }: { amount: bigint; currency: string },
    made: {
      to: Destination;
      fee: bigint;
      commandKey: string;
      needsApproval: boolean;
      accountIndex: Buffer;
      sendableAt: Date;
    },
  ): Promise<WithdrawalEntity> {
    const id = newId();
    const encrypt = (plain: string, column: string) =>
      this.personalData.encrypt(plain, { table: 'withdrawal', column, id });
    await tx.query(
      `insert into withdrawal (id, number, user_id, idempotency_key, state, amount, fee, currency, account_index,
         needs_approval, sendable_at, created_at, account_holder, provider, payer_account_id, bank_name, account_type,
         account_number, account_number_last4, routing_number, account_kind, bic)
       values ($1, 'WDR-' || lpad(nextval('withdrawal_number')::text, 6, '0'), $2, $3, 'requested', $4, $5, $6, $7, $8, $9,
         kernel.now(), $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
      [
        id,
        caller.userId,
        made.commandKey,
        amount.toString(),
        made.fee.toString(),
        currency,
        made.accountIndex,
        made.needsApproval,
        made.sendableAt,
        ...columnsOf(made.to, encrypt),
      ],
    );
    return tx.findOneByOrFail(WithdrawalEntity, { id });
  }
}
