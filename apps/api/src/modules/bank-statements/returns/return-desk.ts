import { Injectable } from '@nestjs/common';
import type { BankReturnState } from '@cairn/contracts/payments/bank-statements.replies';
import type { LineActRequest } from '@cairn/contracts/payments/bank-statements.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Ledger, requireMoneyOut } from '../../ledger/index.js';
import { RefundsService, TwoPeople } from '../../payments/index.js';
import { BankReturns } from '../../rails/index.js';
import { LineSettling } from '../matching/line-settling.js';
import { returnFailed, returnPlanned, returnSent } from './return-postings.js';

interface Return {
  id: string;
  number: string;
  refundId: string | null;
  lineId: string | null;
  amount: bigint;
  currency: string;
  state: BankReturnState;
  approvedBy: string | null;
  askedBy: string | null;
  payerId: string | null;
}

/** Plans returns, has them approved above a limit, and records that they were sent or came back. */
@Injectable()
export class ReturnDesk {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly settling: LineSettling,
    private readonly twoPeople: TwoPeople,
    private readonly refunds: RefundsService,
    private readonly audit: AuditLog,
    private readonly returns: BankReturns,
  ) {}

  /** @throws line.decided, line.changed, line.not_in for a line that took money out */
  async plan(admin: Identity, lineId: string, { reason, version }: LineActRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const [known] = await tx.query<unknown[]>('select 1 from bank_line where id = $1', [lineId]);
      if (known === undefined) throw notFound();
      const line = await this.settling.lock(tx, lineId);
      if (line.state !== 'open') throw new DomainError('line.decided');
      if (line.version !== version) throw new DomainError('line.changed');
      if (line.open < 0n) throw new DomainError('line.not_in');
      const id = newId();
      const money = { minor: line.open, currency: line.currency };
      await this.returns.planLine(tx, { id, lineId, money, reason, askedBy: admin.userId });
      await tx.query(
        `update bank_line set open = 0, state = 'returning', note = $2, version = version + 1 where id = $1`,
        [lineId, reason],
      );
      const planned = await this.lock(tx, id);
      await this.ledger.post(tx, returnPlanned(planned, admin.userId));
      await this.record(tx, admin, 'planned', planned, reason);
    });
  }

  /** The second person, where two are needed. @throws return.bad_transition, return.second_person */
  async approve(admin: Identity, id: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const one = await this.lock(tx, id);
      if (one.state !== 'planned' || one.approvedBy !== null) throw new DomainError('return.bad_transition');
      this.requireOther(admin, one);
      if (one.askedBy === admin.userId) throw new DomainError('return.second_person');
      await this.returns.approve(tx, id, admin.userId);
      await this.record(tx, admin, 'approved', one, reason);
    });
  }

  /** @throws return.bad_transition, return.needs_approval, return.second_person, ledger.frozen */
  async send(admin: Identity, id: string, reference: string): Promise<void> {
    const { refundId } = await this.database.inTx(async (tx) => {
      const one = await this.lock(tx, id);
      await requireMoneyOut(tx);
      if (one.state !== 'planned') throw new DomainError('return.bad_transition');
      this.requireOther(admin, one);
      const money = { minor: one.amount, currency: one.currency };
      if (await this.twoPeople.areNeeded(money, tx)) {
        if (one.approvedBy === null) throw new DomainError('return.needs_approval');
        if (one.approvedBy === admin.userId) throw new DomainError('return.second_person');
      }
      await this.returns.finish(tx, id, { reference, by: admin.userId });
      if (one.lineId !== null) {
        await tx.query(
          `update bank_line set state = 'returned', settled_at = kernel.now(), version = version + 1 where id = $1`,
          [one.lineId],
        );
        await this.ledger.post(tx, returnSent(one, admin.userId));
      }
      await this.record(tx, admin, 'sent', one, null, { reference });
      return one;
    });
    await this.tellRefund(refundId, id);
  }

  /** The bank sent it back, or it cannot be sent. @throws return.bad_transition */
  async fail(admin: Identity, id: string, reason: string): Promise<void> {
    const { refundId } = await this.database.inTx(async (tx) => {
      const one = await this.lock(tx, id);
      if (one.state === 'failed') throw new DomainError('return.bad_transition');
      this.requireOther(admin, one);
      await this.returns.finish(tx, id, null);
      if (one.lineId !== null) {
        await tx.query(
          `update bank_line set state = 'open', open = $2, settled_at = null, version = version + 1 where id = $1`,
          [one.lineId, one.amount.toString()],
        );
        await this.ledger.post(tx, returnFailed(one, one.state === 'sent', admin.userId));
      }
      await this.record(tx, admin, 'failed', one, reason);
      return one;
    });
    await this.tellRefund(refundId, id);
  }

  /** The refund asks its provider, which is this table. */
  private async tellRefund(refundId: string | null, id: string): Promise<void> {
    if (refundId !== null) await this.refunds.reconcile('bank', id);
  }

  /** Nobody sends money to themselves. */
  private requireOther(admin: Identity, { payerId }: Return): void {
    if (payerId === admin.userId) throw new DomainError('return.second_person');
  }

  private async lock(tx: Tx, id: string): Promise<Return> {
    reachRank(tx, 'record', id);
    const [row] = await tx.query<(Omit<Return, 'amount'> & { amount: string })[]>(
      `select b.id, b.number, b.refund_id as "refundId", b.line_id as "lineId", b.amount, b.currency, b.state,
         b.approved_by as "approvedBy", b.asked_by as "askedBy",
         (select p.user_id from refund r join payment p on p.id = r.payment_id where r.id = b.refund_id) as "payerId"
       from bank_return b where b.id = $1 for no key update`,
      [id],
    );
    if (row === undefined) throw notFound();
    return { ...row, amount: BigInt(row.amount) };
  }

  private record(
    tx: Tx,
    admin: Identity,
    act: 'planned' | 'approved' | 'sent' | 'failed',
    { id, number, amount, currency, state }: Return,
    reason: string | null,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `bank_return.${act}`,
      subjectType: 'bank_return',
      subjectId: id,
      before: { state },
      after: { number, state: act, amount: amount.toString(), currency, ...more },
      reason,
    });
  }
}
