import { Injectable } from '@nestjs/common';
import { reviewLifecycle } from '@cairn/contracts';
import type { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import type { Accreditation } from '@cairn/contracts/kyc/kyc.replies';
import { Clock } from '../../kernel/clock/clock.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database } from '../../kernel/database/in-tx.js';
import { History } from '../../kernel/history/history.js';
import { Events } from '../../kernel/outbox/events.js';
import type { Identity } from '../../kernel/http/request.js';
import { AccreditationEntity } from './accreditation.entity.js';

export const presentAccreditation = (record: AccreditationEntity): Accreditation => ({
  id: record.id,
  status: record.state,
  declineReason: record.declineReason,
  grounds: record.grounds,
  verificationType: record.verificationType,
  detail: record.detail,
  submittedAt: record.submittedAt,
  decidedAt: record.decidedAt,
  expiresAt: record.expiresAt,
});

/** Applications to be treated as accredited; the latest one counts. */
@Injectable()
export class AccreditationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async mine(caller: Identity): Promise<Accreditation | null> {
    const [latest] = await this.database.manager.find(AccreditationEntity, {
      where: { userId: caller.userId },
      order: { submittedAt: 'DESC' },
      take: 1,
    });
    return latest ? presentAccreditation(latest) : null;
  }

  /** @throws accreditation.already_open while an earlier application is under review (a unique index says so) */
  async apply(caller: Identity, request: AccreditationRequest): Promise<Accreditation> {
    const record = await this.database.inTx(async (tx) => {
      const made = tx.create(AccreditationEntity, {
        id: newId(),
        userId: caller.userId,
        state: reviewLifecycle.initial,
        grounds: request.grounds,
        verificationType: request.verificationType,
        detail: request.detail,
        declineReason: null,
        submittedAt: this.clock.now(),
        decidedAt: null,
        decidedBy: null,
        expiresAt: null,
      });
      await tx.insert(AccreditationEntity, made);
      await this.history.add(tx, {
        subjectType: 'accreditation',
        subjectId: made.id,
        from: null,
        to: made.state,
        actor: { name: caller.email, id: caller.userId },
      });
      await this.events.emit(tx, 'accreditation.submitted', { userId: caller.userId });
      return made;
    });
    return presentAccreditation(record);
  }
}
