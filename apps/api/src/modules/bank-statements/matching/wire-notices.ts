import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { PaymentEntity } from '../../payments/index.js';
import { WireInstructions, type WireInstruction } from '../../rails/index.js';

/** How a payment by wire transfer stands once its lines were looked at. */
interface Stand {
  payment: PaymentEntity;
  /** As it was before. */
  told: WireInstruction;
  /** Whether it has its money, now or already. */
  isPaid: boolean;
  /** Whether what is missing may still come. */
  isWaiting: boolean;
}

/** Tells payers of transfers that came short, over or late, once for what has come. */
@Injectable()
export class WireNotices {
  constructor(
    private readonly instructions: WireInstructions,
    private readonly events: Events,
  ) {}

  /** The caller holds the payment's lock. */
  async tell(tx: Tx, { payment, told, isPaid, isWaiting }: Stand): Promise<void> {
    const { id: paymentId, userId } = payment;
    const [row] = await tx.query<{ sum: string }[]>(
      `select coalesce(sum(amount), 0) as sum from bank_line where matched_type = 'payment' and matched_id = $1`,
      [paymentId],
    );
    const sum = BigInt(row?.sum ?? 0);
    if (sum <= told.arrived) return;
    await this.instructions.noteArrived(tx, paymentId, sum);
    const { amount: asked, currency, reference, expiresAt } = told;
    const body = { userId, paymentId, reference, currency };
    if (isPaid) {
      if (sum > asked) await this.events.emit(tx, 'wire.over', { ...body, amount: Number(sum - asked) });
    } else if (isWaiting) {
      const [amount, missing] = [Number(sum), Number(asked - sum)];
      await this.events.emit(tx, 'wire.short', { ...body, amount, missing, until: expiresAt.toISOString() });
    } else {
      await this.events.emit(tx, 'wire.late', { ...body, amount: Number(sum - told.arrived) });
    }
  }
}
