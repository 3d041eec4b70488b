import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { PaymentEntity } from './payment.entity.js';

/**
 * Payers who told their bank that a debit was not authorised: none is debited again until finance has cleared it up, for
 * whom the payment stands among those that want attention.
 */
@Injectable()
export class DebitStops {
  /** @param code the bank network's or the provider's reason; the first one stands */
  async stop(tx: Tx, { id, userId }: PaymentEntity, code: string): Promise<void> {
    await tx.query(
      `insert into debit_stop (user_id, payment_id, code, stopped_at) values ($1, $2, $3, kernel.now())
       on conflict (user_id) do nothing`,
      [userId, id, code],
    );
    await tx.query(`update payment set attention = coalesce(attention, 'debit_stopped') where id = $1`, [id]);
  }

  async lift(tx: Tx, userId: string): Promise<void> {
    await tx.query('delete from debit_stop where user_id = $1', [userId]);
  }

  async isStopped(reader: Pick<EntityManager, 'query'>, userId: string): Promise<boolean> {
    const rows = await reader.query<unknown[]>('select 1 from debit_stop where user_id = $1', [userId]);
    return rows.length > 0;
  }
}
