import { Injectable } from '@nestjs/common';
import type { RefundResolution } from '@cairn/contracts/payments/payments-desk.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { TwoPeople } from '../decisions/two-people.js';
import type { RefundEntity } from '../refunds/refund.entity.js';

export interface Settled {
  resolution: RefundResolution;
  takenByBank: bigint;
  takenElsewhere: bigint;
}

/** How failed refunds were settled, and by whom. */
@Injectable()
export class RefundSettlements {
  constructor(
    private readonly twoPeople: TwoPeople,
    private readonly audit: AuditLog,
  ) {}

  /** above a limit once a second person has decided the same. */
  mayGoAhead(
    tx: Tx,
    admin: Identity,
    { id, amount: minor, currency }: RefundEntity,
    { act, reason }: { act: 'refund.retried' | 'refund.wallet'; reason: string },
  ): Promise<boolean> {
    return this.twoPeople.decide(tx, admin, { act, subjectId: id, money: { minor, currency }, reason });
  }

  async record(
    tx: Tx,
    admin: Identity,
    refund: RefundEntity,
    { resolution, takenByBank, takenElsewhere }: Settled,
    reason: string,
  ): Promise<void> {
    await tx.query(
      `update refund set resolved_at = kernel.now(), resolution = $2, taken_by_bank = $3, taken_elsewhere = $4
       where id = $1`,
      [refund.id, resolution, takenByBank.toString(), takenElsewhere.toString()],
    );
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `refund.${resolution}`,
      subjectType: 'refund',
      subjectId: refund.id,
      before: { state: refund.state, failureCode: refund.failureCode },
      after: {
        resolution,
        amount: refund.amount.toString(),
        takenByBank: takenByBank.toString(),
        takenElsewhere: takenElsewhere.toString(),
        currency: refund.currency,
      },
      reason,
    });
  }
}
