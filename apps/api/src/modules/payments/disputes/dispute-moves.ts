import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { History, systemActor } from '../../../kernel/history/history.js';
import type { DisputeSnapshot } from '../../rails/index.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { DisputeAlerts } from './dispute-alerts.js';
import { DisputeNotices } from './dispute-notices.js';
import type { DisputeEntity } from './dispute.entity.js';

/** The only writer of a dispute's state. */
@Injectable()
export class DisputeMoves {
  constructor(
    private readonly history: History,
    private readonly notices: DisputeNotices,
    private readonly alerts: DisputeAlerts,
  ) {}

  /** Under the payment's lock: what the provider says of it, whether or not it was known before. */
  async record(tx: Tx, { id, provider }: PaymentEntity, snapshot: DisputeSnapshot): Promise<void> {
    const { ref, amount, reason, evidenceDueAt } = snapshot;
    const [recorded] = await tx.query<{ id: string; isNew: boolean }[]>(
      `insert into dispute (id, provider, ref, payment_id, state, amount, currency, reason, evidence_due_at, opened_at)
       values ($1, $2, $3, $4, 'warning', $5, $6, $7, $8, kernel.now())
       on conflict (provider, ref) do update set reason = excluded.reason, evidence_due_at = excluded.evidence_due_at
       returning id, xmax = 0 as "isNew"`,
      [newId(), provider, ref, id, amount.minor.toString(), amount.currency, reason, evidenceDueAt],
    );
    if (recorded?.isNew === true) await this.alerts.opened(tx, recorded.id);
  }

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
