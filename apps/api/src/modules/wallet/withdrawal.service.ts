import { Injectable } from '@nestjs/common';
import { WITHDRAWAL_STATUS } from '@cairn/contracts';
import type { Withdrawal } from '@cairn/contracts/wallet/wallet.replies';
import type { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { isCurrency, minorPerMajor, walletFee } from '@cairn/finance';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { derivedId, newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { Events } from '../../kernel/outbox/events.js';
import { isAbaRouting } from '../campaigns/index.js';
import { SettingsService } from '../content/index.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { WalletLifecycle } from './wallet-lifecycle.js';
import { WithdrawalEntity } from './withdrawal.entity.js';

const heldUid = (id: string): string => derivedId(`withdrawal:${id}:hold`);

/** Taking money out of a wallet: held at the request, sent when an admin has confirmed the bank transfer (row 13). */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly lifecycle: WalletLifecycle,
    private readonly ledger: Ledger,
    private readonly settings: SettingsService,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /** V-09, V-10, V-24. The amount leaves the wallet; the fee is taken out of it (decision 35). */
  async request(caller: Identity, request: WithdrawRequest, commandKey: string): Promise<Withdrawal> {
    const { amount, currency } = request;
    if (!isCurrency(currency)) throw fieldError('currency', 'campaign.currency_unsupported');
    if (!isAbaRouting(request.routingNumber)) throw fieldError('routingNumber', 'validation.routing_number');
    const { withdrawalDailyLimit, withdrawalFeeBasisPoints, withdrawalFeeFlat } = await this.settings.all();
    const minimum = minorPerMajor(currency);
    const fee = walletFee(amount, { percentBasisPoints: BigInt(withdrawalFeeBasisPoints), flat: withdrawalFeeFlat });
    if (amount < minimum || amount <= fee) {
      throw fieldError('amount', 'wallet.withdrawal_range', { minimum: Number(minimum), currency });
    }
    const withdrawal = await this.database.inTx(async (tx) => {
      const made = await this.insert(tx, caller, request, fee, commandKey);
      if (made.replayed) return made.entity;
      await this.requireDailyLimit(tx, caller.userId, currency, withdrawalDailyLimit);
      await this.hold(tx, made.entity);
      await this.events.emit(tx, 'withdrawal.requested', { userId: caller.userId, amount: Number(amount), currency });
      return made.entity;
    });
    return this.present(withdrawal);
  }

  /** An admin has made the bank transfer and records its reference. */
  async send(admin: Identity, id: string, reference: string): Promise<void> {
    await this.decide(admin, id, 'sent', { reference }, async (tx, withdrawal) => {
      const { currency, fee, amount, userId } = withdrawal;
      await this.settleHold(tx, withdrawal, 'post');
      const transit = accountCode.withdrawalTransit(currency);
      await this.ledger.post(tx, {
        uid: derivedId(`withdrawal:${id}:sent`),
        kind: 'withdrawal_sent',
        phase: 'posted',
        sourceType: 'withdrawal',
        sourceId: id,
        actor: admin.userId,
        postings: [
          { debit: transit, credit: accountCode.bank(currency), minor: amount - fee, currency },
          { debit: transit, credit: accountCode.walletFee(currency), minor: fee, currency },
        ],
      });
      await this.events.emit(tx, 'withdrawal.sent', { userId, amount: Number(amount - fee), currency, reference });
    });
  }

  /** The money goes back into the wallet. */
  async reject(admin: Identity, id: string, reason: string): Promise<void> {
    await this.decide(admin, id, 'rejected', { reason }, async (tx, withdrawal) => {
      await this.settleHold(tx, withdrawal, 'void');
      const { userId, amount, currency } = withdrawal;
      await this.events.emit(tx, 'withdrawal.rejected', { userId, amount: Number(amount), currency, reason });
    });
  }

  private async decide(
    admin: Identity,
    id: string,
    to: 'sent' | 'rejected',
    why: { reference?: string; reason?: string },
    effect: (tx: Tx, withdrawal: WithdrawalEntity) => Promise<void>,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const withdrawal = await this.lifecycle.lockWithdrawal(tx, id);
      if (withdrawal.userId === admin.userId) throw new DomainError('payout.second_person');
      const { state: from } = withdrawal;
      await this.lifecycle.moveWithdrawal(tx, withdrawal, to, { name: admin.email, id: admin.userId }, why);
      await effect(tx, withdrawal);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `withdrawal.${to}`,
        subjectType: 'withdrawal',
        subjectId: id,
        before: { state: from },
        after: { state: to, amount: withdrawal.amount.toString(), currency: withdrawal.currency, ...why },
        reason: why.reason ?? null,
      });
    });
  }

  private hold(tx: Tx, { id, userId, amount, currency }: WithdrawalEntity): Promise<unknown> {
    return this.ledger.post(tx, {
      uid: heldUid(id),
      kind: 'withdrawal',
      phase: 'pending',
      sourceType: 'withdrawal',
      sourceId: id,
      actor: userId,
      postings: [
        {
          debit: accountCode.wallet(userId, currency),
          credit: accountCode.withdrawalTransit(currency),
          minor: amount,
          currency,
        },
      ],
    });
  }

  private settleHold(tx: Tx, { id, userId }: WithdrawalEntity, phase: 'post' | 'void'): Promise<unknown> {
    return this.ledger.post(tx, {
      uid: derivedId(`withdrawal:${id}:${phase}`),
      kind: 'withdrawal',
      phase,
      pendingUid: heldUid(id),
      sourceType: 'withdrawal',
      sourceId: id,
      actor: userId,
    });
  }

  private async requireDailyLimit(tx: Tx, userId: string, currency: string, limit: bigint): Promise<void> {
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(amount), 0) as sum from withdrawal
       where user_id = $1 and currency = $2 and state <> 'rejected' and created_at > kernel.now() - interval '1 day'`,
      [userId, currency],
    );
    if (BigInt(row?.sum ?? 0) > limit) {
      throw fieldError('amount', 'wallet.withdrawal_daily_limit', { limit: Number(limit), currency });
    }
  }

  private async insert(
    tx: Tx,
    caller: Identity,
    request: WithdrawRequest,
    fee: bigint,
    commandKey: string,
  ): Promise<{ entity: WithdrawalEntity; replayed: boolean }> {
    const id = newId();
    const rows = await tx.query<unknown[]>(
      `insert into withdrawal (id, number, user_id, idempotency_key, state, amount, fee, currency, bank_name, account_type,
         account_number, account_number_last4, routing_number, created_at)
       values ($1, 'WDR-' || lpad(nextval('withdrawal_number')::text, 6, '0'), $2, $3, 'requested', $4, $5, $6, $7, $8, $9,
         $10, $11, kernel.now())
       on conflict (user_id, idempotency_key) do nothing returning id`,
      [
        id,
        caller.userId,
        commandKey,
        request.amount.toString(),
        fee.toString(),
        request.currency,
        request.bankName,
        request.accountType,
        this.personalData.seal(request.accountNumber, { table: 'withdrawal', column: 'account_number', id }),
        request.accountNumber.slice(-4),
        request.routingNumber,
      ],
    );
    const entity = await tx.findOneByOrFail(WithdrawalEntity, { userId: caller.userId, idempotencyKey: commandKey });
    return { entity, replayed: rows.length === 0 };
  }

  private present(w: WithdrawalEntity): Withdrawal {
    return {
      id: w.id,
      number: w.number,
      amount: w.amount,
      fee: w.fee,
      currency: w.currency,
      bankName: w.bankName,
      accountNumberLast4: w.accountNumberLast4,
      state: w.state,
      status: WITHDRAWAL_STATUS[w.state],
      createdAt: w.createdAt,
    };
  }
}
