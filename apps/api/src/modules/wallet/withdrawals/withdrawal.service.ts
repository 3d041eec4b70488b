import { Injectable } from '@nestjs/common';
import type { Withdrawal } from '@cairn/contracts/wallet/withdrawal.replies';
import type { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
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
  ) {}

  /** V-09, V-10, V-24. The amount leaves the wallet; the fee is taken out of it (decision 35). */
  async request(caller: Identity, request: WithdrawRequest, commandKey: string): Promise<Withdrawal> {
    const id = await this.database.inTx(async (tx) => {
      // The day's limit and the accounts known span withdrawals: those of one person are handled one after the other.
      await lockPerson(tx, caller.userId);
      const known = await tx.findOneBy(WithdrawalEntity, { userId: caller.userId, idempotencyKey: commandKey });
      if (known !== null) return known.id;
      const fee = await this.rules.requireWorth(tx, request);
      await this.rules.requirePerson(tx, caller.userId, request);
      const { needsApproval } = await this.rules.requireDay(tx, caller.userId, request);
      const accountIndex = this.personalData.blindIndex(`bank:${request.routingNumber}:${request.accountNumber}`);
      const { isNew, sendableAt } = await this.rules.isNewAccount(tx, caller.userId, accountIndex);
      const made = { fee, commandKey, needsApproval, accountIndex, sendableAt };
      const withdrawal = await this.insert(tx, caller, request, made);
      await this.desk.post(tx, holdWithdrawal(withdrawal));
      await this.rules.requireWithdrawable(tx, withdrawal);
      await this.desk.tellRequested(tx, withdrawal, isNew);
      return withdrawal.id;
    });
    return this.reads.own(caller.userId, id);
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

  private async insert(
    tx: Tx,
    caller: Identity,
    request: WithdrawRequest,
    made: { fee: bigint; commandKey: string; needsApproval: boolean; accountIndex: Buffer; sendableAt: Date },
  ): Promise<WithdrawalEntity> {
    const id = newId();
    const encrypt = (plain: string, column: string) =>
      this.personalData.encrypt(plain, { table: 'withdrawal', column, id });
    await tx.query(
      `insert into withdrawal (id, number, user_id, idempotency_key, state, amount, fee, currency, bank_name, account_type,
         account_holder, account_number, account_number_last4, routing_number, account_index, needs_approval, sendable_at,
         created_at)
       values ($1, 'WDR-' || lpad(nextval('withdrawal_number')::text, 6, '0'), $2, $3, 'requested', $4, $5, $6, $7, $8, $9,
         $10, $11, $12, $13, $14, $15, kernel.now())`,
      [
        id,
        caller.userId,
        made.commandKey,
        request.amount.toString(),
        made.fee.toString(),
        request.currency,
        request.bankName,
        request.accountType,
        encrypt(request.accountHolder, 'account_holder'),
        encrypt(request.accountNumber, 'account_number'),
        request.accountNumber.slice(-4),
        request.routingNumber,
        made.accountIndex,
        made.needsApproval,
        made.sendableAt,
      ],
    );
    return tx.findOneByOrFail(WithdrawalEntity, { id });
  }
}
