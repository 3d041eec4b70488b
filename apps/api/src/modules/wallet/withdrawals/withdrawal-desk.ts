import { Injectable } from '@nestjs/common';
import type { WithdrawalState } from '@cairn/contracts';
import type { RejectTransferRequest } from '@cairn/contracts/admin/admin.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { ListedTransfers } from '../../../kernel/console/listed-transfers.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { utcMinute } from '../../../kernel/text/utc-minute.js';
import { accountCode, Ledger, requireMoneyOut, type LedgerEntry } from '../../ledger/index.js';
import type { Destination } from './withdrawal-destination.js';
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
    private readonly listed: ListedTransfers,
  ) {}

  lock(tx: Tx, id: string): Promise<WithdrawalEntity> {
    return this.lifecycle.lock(tx, id);
  }

  post(tx: Tx, entry: LedgerEntry): Promise<unknown> {
    return this.ledger.post(tx, entry);
  }

  /** @param newAccount where it goes, if nothing has gone there before */
  async tellRequested(tx: Tx, withdrawal: WithdrawalEntity, newAccount: Destination | null): Promise<void> {
    await this.tell(tx, 'withdrawal.requested', withdrawal);
    if (newAccount === null) return;
    const { userId, sendableAt } = withdrawal;
    const at = sendableAt.toISOString();
    if (newAccount.kind === 'payer') {
      const { label: account } = newAccount.account;
      return this.events.emit(tx, 'withdrawal.new_payer', { userId, account, at });
    }
    const { bankName: bank, accountNumber } = newAccount;
    return this.events.emit(tx, 'withdrawal.new_account', { userId, bank, last4: accountNumber.slice(-4), at });
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
   * @throws transfers.not_begun for one whose bank details were not shown since it can be sent: its owner can still cancel;
   * wallet.by_provider for one that a provider pays out; transfers.in_file while a file lists it that is not released
   */
  async send(admin: Identity, id: string, reference: string): Promise<void> {
    await this.step(
      admin,
      id,
      { to: 'sent', reference },
      async (tx, withdrawal) => {
        if (withdrawal.provider !== null) throw new DomainError('wallet.by_provider');
        await this.listed.requireUnlisted(tx, 'withdrawal', id);
        await requireMayLeave(tx, withdrawal, admin);
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
   * An admin has the provider pay it out; what becomes of it is the provider's word.
   * @throws wallet.by_bank for a bank transfer; wallet.provider_short where the provider holds less than is to be paid
   */
  async release(admin: Identity, id: string): Promise<void> {
    await this.step(
      admin,
      id,
      { to: 'released' },
      async (tx, withdrawal) => {
        const { provider, amount, fee, currency, userId } = withdrawal;
        if (provider === null) throw new DomainError('wallet.by_bank');
        await requireMayLeave(tx, withdrawal, admin);
        await this.owners.require(tx, userId);
        const held = -(await this.ledger.balance(tx, accountCode.clearing(provider, currency)));
        if (held < amount - fee) throw new DomainError('wallet.provider_short', { available: Number(held), currency });
      },
      async (tx, withdrawal) => {
        await this.ledger.post(tx, settleWithdrawal(withdrawal, 'post', admin.userId));
      },
    );
  }

  /**
   * The money goes back into the wallet.
   * @throws transfers.begun for one whose account was handed out, unless the bank has confirmed that it pays nothing;
   * transfers.in_file while a file lists it that is not released
   */
  async reject(admin: Identity, id: string, { reason, bankStopped }: RejectTransferRequest): Promise<void> {
    const requireStopped = ({ transferBegunAt }: WithdrawalEntity): void => {
      if (transferBegunAt !== null && bankStopped !== true) throw new DomainError('transfers.begun');
    };
    await this.step(
      admin,
      id,
      { to: 'rejected', reason, ...(bankStopped === true ? { bankStopped } : {}) },
      async (tx, withdrawal) => {
        await this.listed.requireUnlisted(tx, 'withdrawal', id);
        requireStopped(withdrawal);
      },
      async (tx, withdrawal) => {
        await this.ledger.post(tx, settleWithdrawal(withdrawal, 'void', admin.userId));
        await this.tell(tx, 'withdrawal.rejected', withdrawal, withdrawal.amount, { reason });
      },
    );
  }

  /**
   * The bank sent it back, perhaps days after: all of it is in the wallet again.
   * @throws wallet.by_provider for one that a provider pays out: only its own word brings that back
   */
  async fail(admin: Identity, id: string, reason: string): Promise<void> {
    const requireByBank = async (_tx: Tx, { provider }: WithdrawalEntity): Promise<void> => {
      if (provider !== null) throw new DomainError('wallet.by_provider');
    };
    await this.step(admin, id, { to: 'failed', reason }, requireByBank, async (tx, withdrawal) => {
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

/** Agreed to by as many people as it needs, of whom this admin is the last, and after the waiting time. */
async function requireMayLeave(tx: Tx, withdrawal: WithdrawalEntity, admin: Identity): Promise<void> {
  const { state, needsApproval, approvedBy, sendableAt } = withdrawal;
  if (needsApproval && state === 'requested') throw new DomainError('wallet.needs_approval');
  if (approvedBy === admin.userId) throw new DomainError('payout.second_person');
  await requireMoneyOut(tx);
  const [row] = await tx.query<{ early: boolean }[]>('select kernel.now() < $1 as early', [sendableAt]);
  if (row?.early) throw new DomainError('wallet.cooling_down', { at: utcMinute(sendableAt) });
}

const NOTHING = (): Promise<void> => Promise.resolve();
