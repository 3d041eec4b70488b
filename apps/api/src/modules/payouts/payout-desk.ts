import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@cairn/contracts';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { ListedTransfers } from '../../kernel/console/listed-transfers.js';
import type { Tx } from '../../kernel/database/in-tx.js';
import type { Identity } from '../../kernel/http/request.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import type { PayoutEntity } from './payout.entity.js';

/** The audit entry and the events of each step of a payout. */
@Injectable()
export class PayoutDesk {
  constructor(
    private readonly audit: AuditLog,
    private readonly events: Events,
    private readonly listed: ListedTransfers,
  ) {}

  register(transfer: (message: Message<'payout.transfer_planned'>) => Promise<void>): void {
    this.events.register({
      name: 'payouts.transfer',
      topics: ['payout.transfer_planned'],
      queue: 'money',
      outside: transfer,
    });
  }

  /** @throws transfers.in_file while a payment file lists it that nobody has released */
  requireUnlisted(tx: Tx, { id }: PayoutEntity): Promise<void> {
    return this.listed.requireUnlisted(tx, 'payout', id);
  }

  planTransfer(tx: Tx, payout: PayoutEntity): Promise<void> {
    return this.events.emit(tx, 'payout.transfer_planned', { payoutId: payout.id });
  }

  /** @param from its earlier state; null for one that is new */
  async record(
    tx: Tx,
    by: Identity,
    action: string,
    payout: PayoutEntity,
    from: PayoutState | null,
    reason: string | null = null,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: by.email,
      actorId: by.userId,
      action,
      subjectType: 'payout',
      subjectId: payout.id,
      ...(from === null ? {} : { before: { state: from } }),
      after: { state: payout.state, amount: payout.amount.toString(), currency: payout.currency, ...more },
      reason,
    });
  }

  /** Notifies the owner of the steps that concern them. */
  async tellOwner(
    tx: Tx,
    topic: `payout.${'requested' | 'released' | 'rejected' | 'cancelled' | 'failed' | 'not_sent'}`,
    payout: PayoutEntity,
    reason?: string,
  ): Promise<void> {
    const [campaign] = await tx.query<{ name: string }[]>('select name from campaign where id = $1', [
      payout.campaignId,
    ]);
    await this.events.emit(tx, topic, {
      userId: payout.requestedBy,
      campaignId: payout.campaignId,
      campaign: campaign?.name ?? '',
      amount: Number(payout.amount),
      currency: payout.currency,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}
