import { Injectable } from '@nestjs/common';
import type {
  AssignLineRequest,
  BookLineRequest,
  MatchLineRequest,
} from '@cairn/contracts/payments/bank-statements.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { TwoPeople } from '../../payments/index.js';
import { referenceIn, WireInstructions } from '../../rails/index.js';
import type { BankLineEntity } from '../matching/bank-line.entity.js';
import { LineSettling } from '../matching/line-settling.js';
import { LatePayments } from './late-payments.js';

/** What a person of finance decides about a line in suspense. Each decision is of the line as it was read. */
@Injectable()
export class LineDesk {
  constructor(
    private readonly database: Database,
    private readonly settling: LineSettling,
    private readonly instructions: WireInstructions,
    private readonly late: LatePayments,
    private readonly audit: AuditLog,
    private readonly twoPeople: TwoPeople,
  ) {}

  /** Takes a line on; once more hands it back. @throws line.decided, line.changed */
  async assign(admin: Identity, id: string, { version }: AssignLineRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const line = await this.open(tx, id, version);
      const ownerId = line.ownerId === admin.userId ? null : admin.userId;
      await tx.query('update bank_line set owner_id = $2, version = version + 1 where id = $1', [id, ownerId]);
      await this.record(tx, admin, 'assigned', line, { ownerId });
    });
  }

  /**
   * To the operator's own money two people book it above a limit: whoever paid it in has a claim to it until somebody knows
   * better.
   * @throws line.decided, line.changed, payout.second_person
   */
  async book(admin: Identity, id: string, { bookTo, reason, version }: BookLineRequest): Promise<void> {
    await this.database.inTx(async (tx) => {
      const line = await this.open(tx, id, version);
      if (bookTo === 'operator') {
        const money = { minor: line.open < 0n ? -line.open : line.open, currency: line.currency };
        if (!(await this.twoPeople.decide(tx, admin, { act: 'bank_line.book', subjectId: id, money, reason }))) return;
      }
      await this.record(tx, admin, 'booked', line, { bookTo }, reason);
      const found = { type: line.matchedType, ref: line.matchedId, ruleId: null, bookTo };
      await this.settling.settle(tx, line, found, admin.userId, reason);
    });
  }

  /**
   * To a payment by its reference: one whose time is over is taken up again where its purpose allows that. To a withdrawal,
   * payout or return by its number.
   * @throws line.decided, line.changed, line.reference, line.amount, line.closed
   */
  async match(admin: Identity, id: string, { reference, reason, version }: MatchLineRequest): Promise<void> {
    const wire = referenceIn(reference);
    if (wire === null) await this.matchNumber(admin, id, { reference, reason, version });
    else await this.matchPayment(admin, id, { reference: wire, reason, version });
  }

  private async matchPayment(
    admin: Identity,
    id: string,
    { reference, reason, version }: MatchLineRequest,
  ): Promise<void> {
    const told = await this.instructions.byReference(reference);
    if (told === null) throw fieldError('reference', 'line.reference');
    await this.database.inTx(async (tx) => {
      const line = await this.open(tx, id, version);
      if (line.amount < 0n || line.currency !== told.currency) throw fieldError('reference', 'line.reference');
      await this.late.requireOthers(tx, admin, told.paymentId);
      await tx.query(
        `update bank_line set our_ref = $2, matched_type = 'payment', matched_id = $3, note = $4, version = version + 1
         where id = $1`,
        [id, reference, told.paymentId, reason],
      );
      await this.record(tx, admin, 'matched', line, { reference }, reason);
    });
    await this.late.settle(told);
  }

  private async matchNumber(
    admin: Identity,
    id: string,
    { reference, reason, version }: MatchLineRequest,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const line = await this.open(tx, id, version);
      const number = reference.trim().toUpperCase();
      await tx.query(
        `update bank_line set our_ref = $2, matched_type = null, matched_id = null, note = $3 where id = $1`,
        [id, number, reason],
      );
      await this.record(tx, admin, 'matched', line, { reference: number }, reason);
      // No record of this number, or one of another amount or direction, or one that another line has.
      if (!(await this.settling.settleFound(tx, id))) throw fieldError('reference', 'line.reference');
    });
  }

  private async open(tx: Tx, id: string, version: number): Promise<BankLineEntity> {
    const [known] = await tx.query<unknown[]>('select 1 from bank_line where id = $1', [id]);
    if (known === undefined) throw notFound();
    const line = await this.settling.lock(tx, id);
    if (line.state !== 'open') throw new DomainError('line.decided');
    if (line.version !== version) throw new DomainError('line.changed');
    return line;
  }

  private record(
    tx: Tx,
    admin: Identity,
    act: 'assigned' | 'booked' | 'matched',
    { id, state, open, currency, ourRef, ownerId }: BankLineEntity,
    after: Record<string, unknown>,
    reason: string | null = null,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `bank_line.${act}`,
      subjectType: 'bank_line',
      subjectId: id,
      before: { state, open: open.toString(), currency, reference: ourRef, ownerId },
      after: { ...after, open: open.toString(), currency },
      reason,
    });
  }
}
