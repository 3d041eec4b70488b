import { Injectable } from '@nestjs/common';
import type { CheckState, ReviewState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';
import { Screening } from '../screening/screening.js';
import { RecordMoves, type RecordMove } from '../moves/record-moves.js';
import type { IdentityCheckEntity } from './identity-check.entity.js';
import { PeopleToConfirm } from './person-to-confirm.js';

/** What a check does to the identity record: it is approved, declined, or under review again. */
@Injectable()
export class IdentityEffects {
  constructor(
    private readonly moves: RecordMoves,
    private readonly people: PeopleToConfirm,
    private readonly screening: Screening,
  ) {}

  /** @param check as it is now, its person locked */
  async of(tx: Tx, check: IdentityCheckEntity, before: CheckState): Promise<void> {
    const profile = await tx.findOne(InvestorProfileEntity, {
      where: { userId: check.userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (profile === null || !(await this.isNewest(tx, check))) return;
    const move = await this.moveOf(tx, check, before, profile);
    if (move === null) return;
    await this.moves.move(
      tx,
      { subject: 'identity', id: profile.id, userId: check.userId, from: profile.state },
      { ...move, reason: null, actor: systemActor(check.provider) },
    );
  }

  private async moveOf(
    tx: Tx,
    check: IdentityCheckEntity,
    before: CheckState,
    profile: InvestorProfileEntity,
  ): Promise<Pick<RecordMove, 'to' | 'topic'> | null> {
    const from: ReviewState = profile.state;
    if (check.state === 'accepted' && from === 'under_review') {
      return (await this.confirms(tx, check, profile)) ? { to: 'approved', topic: 'identity.approved' } : null;
    }
    // Declined first, and accepted on another look: compliance or the person may have acted since.
    if (check.state === 'accepted' && from === 'declined' && before === 'declined') {
      return { to: 'under_review', topic: null };
    }
    if (check.state === 'declined' && from !== 'declined') return { to: 'declined', topic: 'identity.check_declined' };
    if (check.state === 'review' && from === 'approved') return { to: 'under_review', topic: 'identity.reopened' };
    return null;
  }

  /**
   * A check confirms the record that was sent, of a person who has no other account and resembles nobody on a list; else
   * people look at it.
   */
  private async confirms(tx: Tx, check: IdentityCheckEntity, profile: InvestorProfileEntity): Promise<boolean> {
    if (check.subjectVersion !== this.people.versionOf(profile)) return false;
    const [row] = await tx.query<{ isAlone: boolean }[]>(
      `select not exists (select from investor_profile p join investor_profile o on o.ssn_index = p.ssn_index and o.id <> p.id
         where p.id = $1) and coalesce($2::date >= kernel.now()::date, true) as "isAlone"`,
      [profile.id, check.documentExpiresOn],
    );
    return row?.isAlone === true && (await this.screening.isClear(tx, check.userId));
  }

  private async isNewest(tx: Tx, { id, userId, createdAt }: IdentityCheckEntity): Promise<boolean> {
    const newer = await tx.query<unknown[]>(
      `select 1 from identity_check where user_id = $1 and id <> $2 and created_at > $3
         and state not in ('expired', 'cancelled', 'planned') limit 1`,
      [userId, id, createdAt],
    );
    return newer.length === 0;
  }
}
