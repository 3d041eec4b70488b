import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { History, systemActor } from '../../../kernel/history/history.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { DisputeNotices } from './dispute-notices.js';
import type { DisputeEntity } from './dispute.entity.js';

/** The only writer of a dispute's state. */
@Injectable()
export class DisputeMoves {
  constructor(
    private readonly history: History,
    private readonly notices: DisputeNotices,
  ) {}

  async move(tx: Tx, dispute: DisputeEntity, payment: PaymentEntity, to: DisputeEntity['state']): Promise<void> {
    const from = dispute.state;
    dispute.state = to;
    await tx.query(
      `update dispute set state = $2, closed_at = case when $2 in ('won', 'lost') then kernel.now() end where id = $1`,
      [dispute.id, to],
    );
    await this.history.add(tx, {
      subjectType: 'dispute',
      subjectId: dispute.id,
      from,
      to,
      actor: systemActor(dispute.provider),
    });
    await this.notices.tell(tx, dispute, payment);
  }
}
