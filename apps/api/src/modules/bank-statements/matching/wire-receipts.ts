import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { derivedId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { PaymentEntity, PaymentsLifecycle, ReconciliationService } from '../../payments/index.js';
import { WireInstructions, type WireInstruction } from '../../rails/index.js';
import { WireNotices } from './wire-notices.js';

interface OpenLine {
  id: string;
  open: string;
}

/** A payment that waits for its money and has lines, or that has lines of which its payer was not told. */
const DUE = `select distinct l.matched_id as id from bank_line l join payment p on p.id::text = l.matched_id
  join wire_instruction w on w.payment_id = p.id
  where l.state = 'open' and l.matched_type = 'payment' and (p.state = 'open' or w.arrived < (
    select sum(k.amount) from bank_line k where k.matched_type = 'payment' and k.matched_id = l.matched_id))`;

/**
 * Moves the money of wire transfers from suspense to their payments. Whether it is enough depends on the sum of what came
 * with a reference alone, never on the order in which it came; what is beyond stays in suspense.
 */
@Injectable()
export class WireReceipts {
  private readonly logger = new Logger('wire');

  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly payments: PaymentsLifecycle,
    private readonly instructions: WireInstructions,
    private readonly reconciliation: ReconciliationService,
    private readonly notices: WireNotices,
    private readonly clock: Clock,
  ) {}

  /** Every payment whose money may be there. One that fails delays no other: the next run takes it up again. */
  async settleDue(): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(DUE)) {
      try {
        await this.settle(id);
      } catch (error) {
        this.logger.error(`The money of payment ${id} could not be moved: ${String(error)}`);
      }
    }
  }

  /** @returns whether the payment has its money */
  async settle(paymentId: string): Promise<boolean> {
    const isPaid = await this.database.inTx((tx) => this.receive(tx, paymentId));
    if (isPaid)
      await this.reconciliation.reconcile(
        await this.database.manager.findOneByOrFail(PaymentEntity, { id: paymentId }),
      );
    return isPaid;
  }

  /** Row 7: for a payment that waits within its time. Anything later is for a person. */
  private async receive(tx: Tx, paymentId: string): Promise<boolean> {
    const payment = await this.payments.lockPayment(tx, paymentId);
    const { sessionId } = payment;
    const told = sessionId === null ? null : await this.instructions.byReference(sessionId, tx);
    if (told === null) return false;
    const isWaiting = told.received === null && (await this.isWaiting(tx, payment));
    reachRank(tx, 'record');
    const isPaid = told.received !== null || (isWaiting && (await this.takeWhole(tx, told)));
    await this.notices.tell(tx, { payment, told, isPaid, isWaiting });
    return isPaid && payment.state === 'open';
  }

  private async isWaiting(tx: Tx, { id, state, expiresAt }: PaymentEntity): Promise<boolean> {
    if (state !== 'open' || expiresAt === null || expiresAt <= this.clock.now()) return false;
    return (await tx.query<unknown[]>('select 1 from page_given_up where payment_id = $1', [id])).length === 0;
  }

  /** @returns whether enough has come */
  private async takeWhole(tx: Tx, told: WireInstruction): Promise<boolean> {
    const { paymentId } = told;
    const lines = await tx.query<OpenLine[]>(
      `select id, open from bank_line where matched_type = 'payment' and matched_id = $1 and state = 'open'
       order by booked_on, id for no key update`,
      [paymentId],
    );
    const there = lines.reduce((sum, { open }) => sum + BigInt(open), 0n);
    const [first] = lines;
    if (first === undefined || there < told.amount) return false;
    await this.take(tx, lines, told.amount);
    await this.instructions.receive(tx, told, first.id);
    const { amount: minor, currency } = told;
    await this.ledger.post(tx, {
      uid: derivedId(`payment:${paymentId}:wire_received`),
      kind: 'wire_received',
      phase: 'posted',
      sourceType: 'payment',
      sourceId: paymentId,
      actor: 'bank',
      postings: [
        { debit: accountCode.suspense(currency), credit: accountCode.clearing('bank', currency), minor, currency },
      ],
    });
    return true;
  }

  /** From the first lines on, until the sum is taken. */
  private async take(tx: Tx, lines: readonly OpenLine[], sum: bigint): Promise<void> {
    let left = sum;
    for (const { id, open } of lines) {
      const part = BigInt(open) < left ? BigInt(open) : left;
      left -= part;
      if (part === 0n) continue;
      await tx.query(
        `update bank_line set open = open - $2, state = case when open = $2 then 'matched' else 'open' end,
           settled_at = case when open = $2 then kernel.now() end, version = version + 1 where id = $1`,
        [id, part.toString()],
      );
    }
  }
}
