import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/in-tx.js';
import type { Identity } from '../http/request.js';
import { AuditLog } from './audit-log.js';

export interface Reveal {
  action: `${string}_shown`;
  subjectType: string;
  subjectId: string;
  /** Names of what is shown: the values themselves are never logged. */
  shown: readonly string[];
  reason: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * SEC-50: the one way in which the console is given a personal value that it shows masked: the call asks for step-up and a
 * written reason, this log keeps who saw what and why, and the console hides it after `REVEAL_SECONDS`.
 */
@Injectable()
export class Reveals {
  constructor(private readonly audit: AuditLog) {}

  record(
    tx: Tx,
    { email, userId }: Identity,
    { action, subjectType, subjectId, shown, reason, before, after }: Reveal,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: email,
      actorId: userId,
      action,
      subjectType,
      subjectId,
      ...(before && { before }),
      after: { ...after, shown: [...shown] },
      reason,
    });
  }
}
