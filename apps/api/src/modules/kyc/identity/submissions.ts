import { Injectable } from '@nestjs/common';
import type { ReviewState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Screening } from '../screening/screening.js';
import type { InvestorProfileEntity } from './investor-profile.entity.js';

/** What follows when an identity record is handed in: its history, the comparison with the lists, and who hears of it. */
@Injectable()
export class Submissions {
  constructor(
    private readonly history: History,
    private readonly screening: Screening,
    private readonly events: Events,
  ) {}

  /** @param from the state of the record before; null for the first time */
  async follow(
    tx: Tx,
    caller: Identity,
    { id, state }: InvestorProfileEntity,
    from: ReviewState | null,
  ): Promise<void> {
    await this.history.add(tx, {
      subjectType: 'identity',
      subjectId: id,
      from,
      to: state,
      actor: { name: caller.email, id: caller.userId },
    });
    await this.screening.screen(tx, caller.userId);
    await this.events.emit(tx, 'identity.submitted', { userId: caller.userId });
  }
}
