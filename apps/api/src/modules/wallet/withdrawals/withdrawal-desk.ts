import { Injectable } from '@nestjs/common';
import type { WithdrawalState } from '@cairn/contracts';
import type { RejectTransferRequest } from '@cairn/contracts/admin/admin.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { utcMinute } from '../../../kernel/text/utc-minute.js';
import { Ledger, requireMoneyOut, type LedgerEntry } from '../../ledger/index.js';
import { WithdrawalOwners } from './withdrawal-owners.js';
import { settleWithdrawal, withdrawalFailed, withdrawalSent } from './withdrawal-postings.js';
import { WithdrawalLifecycle } from './withdrawal-lifecycle.js';
import type { WithdrawalEntity } from './withdrawal.entity.js';

interface Step {
  to: WithdrawalState;
  reference?: string;
  reason?: string;
  /** The admin's word that the bank pays nothing of what was handed out. */
  bankStopped?: true;
}

/** The steps of a withdrawal after its request: approved, sent, rejected, cancelled, or returned by the bank. */
@Injectable()
export class WithdrawalDesk {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: WithdrawalLifecycle,
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly audit: AuditLog,
    private readonly owners: WithdrawalOwners,
  ) {}

  lock(tx: Tx, id: string): Promise<WithdrawalEntity> {
    return this.lifecycle.lock(tx, id);
  }

  post(tx: Tx, entry: LedgerEntry): Promise<unknown> {
    return this.ledger.post(tx, entry);
  }

  async tellRequested(tx: Tx, withdrawal: WithdrawalEntity, isNewAccount: boolean): Promise<void> {
    await this.tell(tx, 'withdrawal.requested', withdrawal);
    if (!isNewAccount) return;
    const { userId, bankName, accountNumberLast4: last4, sendableAt } = withdrawal;
    await this.events.emit(tx, 'withdrawal.new_account', {
      userId,
      bank: bankName,
      last4,
      at: sendableAt.toISOString(),
    });
  }

  /** The first of two people approves; where one is enough, no approval is needed. */
  async approve(admin: Identity, id: string): Promise<void> {
    await this.step(admin, id, { to: 'approved' }, (tx, withdrawal) => {
      if (!withdrawal.needsApproval)
        throw new DomainError('wallet.bad_transition', { from: withdrawal.state, to: 'approved' });
      return this.owners.require(tx, withdrawal.userId);
    });
  }

  /**
   * An admin has made the bank transfer and records its reference.
   * @throws transfers.not_begun for one whose bank details were not shown since it can be sent: its owner can still cancel
   */
  async send(admin: Identity, id: string, reference: string): Promise<void> {
    await this.step(
      admin,
      id,
      { to: 'sent', reference },
      async (tx, withdrawal) => {
        const { state, needsApproval, approvedBy } = withdrawal;
        if (needsApproval && state === 'requested') throw new DomainError('wallet.needs_approval');
        if (approvedBy === admin.userId) throw new DomainError('payout.second_person');
        await requireMoneyOut(tx);
        await requireCooledDown(tx, withdrawal);
        // A transfer already handed to the bank is recorded, whatever has changed since.
        if (withdrawal.transferBegunAt !== null) return;
        await this.owners.require(tx, withdrawal.userId);
        throw new DomainError('transfers.not_begun');
      },
      async (tx, withdrawal) => {
        await this.ledger.post(tx, settleWithdrawal(withdrawal, 'post', admin.userId));
        await this.ledger.post(tx, withdrawalSent(withdrawal, admin.userId));
        await this.tell(tx, 'withdrawal.sent', withdrawal, withdrawal.amount - withdrawal.fee, { reference });
      },
    );
  }

  /**
   * The money goes back into the wallet.
   * @throws transfers.begun for one whose account was handed out, unless the bank has confirmed that it pays nothing
   */
  async reject(admin: Identity, id: string, { reason, bankStopped }: RejectTransferRequest): Promise<void> {
    const requireStopped = ({ transferBegunAt }: WithdrawalEntity): void => {
      if (transferBegunAt !== null && bankStopped !== true) throw new DomainError('transfers.begun');
    };
    await this.step(
      admin,
      id,
      { to: 'rejected', reason, ...(bankStopped === true ? { bankStopped } : {}) },
      async (_tx, withdrawal) => requireStopped(withdrawal),
      async (tx, withdrawal) => {
        await this.ledger.post(tx, settleWithdrawal(withdrawal, 'void', admin.userId));
        await this.tell(tx, 'withdrawal.rejected', withdrawal, withdrawal.amount, { reason });
      },
    );
  }

  /** The bank sent it back, perhaps days after: all of it is in the wallet again. */
  async fail(admin: Identity, id: string, reason: string): Promise<void> {
    await this.step(admin, id, { to: 'failed', reason }, NOTHING, async (tx, withdrawal) => {
      await this.ledger.post(tx, withdrawalFailed(withdrawal, admin.userId));
      await this.tell(tx, 'withdrawal.failed', withdrawal, withdrawal.amount, { reason });
    });
  }

  /** By its owner, under its lock. */
  async cancel(tx: Tx, owner: Identity, withdrawal: WithdrawalEntity): Promise<void> {
    await this.lifecycle.move(tx, withdrawal, 'cancelled', { name: owner.email, id: owner.userId }, {});
    await this.ledger.post(tx, settleWithdrawal(withdrawal, 'void', owner.userId));
    await this.tell(tx, 'withdrawal.cancelled', withdrawal);
  }

  private async step(
    admin: Identity,
    id: string,
    { to, ...why }: Step,
    require: (tx: Tx, withdrawal: WithdrawalEntity) => Promise<void>,
    effect: (tx: Tx, withdrawal: WithdrawalEntity) => Promise<void> = NOTHING,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const withdrawal = await this.lockWithOwner(tx, id);
      if (withdrawal.userId === admin.userId) throw new DomainError('payout.second_person');
      this.lifecycle.requireMove(withdrawal, to);
      await require(tx, withdrawal);
      const { state: from } = withdrawal;
      await this.lifecycle.move(tx, withdrawal, to, { name: admin.email, id: admin.userId }, why);
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

  /** A person before a record (kernel/database/locks): whether their money is frozen holds until the end. */
  private async lockWithOwner(tx: Tx, id: string): Promise<WithdrawalEntity> {
    const [row] = await tx.query<{ userId: string }[]>('select user_id as "userId" from withdrawal where id = $1', [
      id,
    ]);
    if (row !== undefined) await lockPerson(tx, row.userId);
    return this.lifecycle.lock(tx, id);
  }

  private tell(
    tx: Tx,
    topic: `withdrawal.${'requested' | 'sent' | 'rejected' | 'failed' | 'cancelled'}`,
    { userId, currency, ...withdrawal }: WithdrawalEntity,
    amount: bigint = withdrawal.amount,
    more: Record<string, string> = {},
  ): Promise<void> {
    return this.events.emit(tx, topic, { userId, amount: Number(amount), currency, ...more });
  }
}

async function requireCooledDown(tx: Tx, { sendableAt }: WithdrawalEntity): Promise<void> {
  const [row] = await tx.query<{ early: boolean }[]>('select kernel.now() < $1 as early', [sendableAt]);
  if (row?.early) throw new DomainError('wallet.cooling_down', { at: utcMinute(sendableAt) });
}

const NOTHING = (): Promise<void> => Promise.resolve();
