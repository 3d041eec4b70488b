import { Injectable } from '@nestjs/common';
import { MOST_CHECKS_A_DAY } from '@cairn/contracts';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';
import { RecordMoves } from '../moves/record-moves.js';
import { CheckPresenter } from './check-presenter.js';
import { IdentityCheckEntity } from './identity-check.entity.js';
import { PeopleToConfirm } from './person-to-confirm.js';

const UNDER_WAY = ['planned', 'open', 'review'];

/** Writes a check down before its provider is asked, or finds the one that still serves. */
@Injectable()
export class CheckPlans {
  constructor(
    private readonly clock: Clock,
    private readonly people: PeopleToConfirm,
    private readonly history: History,
    private readonly moves: RecordMoves,
    private readonly presenter: CheckPresenter,
  ) {}

  /** @throws kyc.record_first, kyc.approved_already, kyc.too_many_checks */
  async plan(tx: Tx, caller: Identity, provider: IdentityProvider): Promise<IdentityCheckEntity> {
    await lockPerson(tx, caller.userId);
    const profile = await tx.findOne(InvestorProfileEntity, {
      where: { userId: caller.userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (profile === null) throw new DomainError('kyc.record_first');
    if (profile.state === 'approved') throw new DomainError('kyc.approved_already');
    const version = this.people.versionOf(profile);
    const known = await tx.find(IdentityCheckEntity, {
      where: { userId: caller.userId },
      order: { createdAt: 'DESC' },
      take: 50,
    });
    const underWay = known.find(({ state }) => UNDER_WAY.includes(state));
    if (underWay !== undefined) {
      if (this.stands(underWay, provider, version)) return underWay;
      await tx.update(IdentityCheckEntity, underWay.id, {
        state: 'cancelled',
        decidedAt: this.clock.now(),
        page: null,
      });
    }
    await this.requireFew(tx, caller.userId);
    if (profile.state === 'declined') {
      await this.moves.move(
        tx,
        { subject: 'identity', id: profile.id, userId: caller.userId, from: profile.state },
        {
          to: 'under_review',
          reason: null,
          actor: { name: caller.email, id: caller.userId },
          topic: 'identity.submitted',
        },
      );
    }
    const attempt =
      Math.max(0, ...known.filter((check) => check.provider === provider).map((check) => check.attempt)) + 1;
    const check = tx.create(IdentityCheckEntity, {
      id: newId(),
      userId: caller.userId,
      provider,
      ref: null,
      attempt,
      state: 'planned',
      subjectVersion: version,
      page: null,
      pageUntil: null,
      reasons: [],
      codes: [],
      results: [],
      documentExpiresOn: null,
      bodyHash: null,
      checks: 0,
      nextCheckAt: this.clock.now(),
      readAt: null,
      createdAt: this.clock.now(),
      decidedAt: null,
      warnedAt: null,
    });
    await tx.insert(IdentityCheckEntity, check);
    await this.history.add(tx, {
      subjectType: 'identity_check',
      subjectId: check.id,
      from: null,
      to: check.state,
      actor: { name: caller.email, id: caller.userId },
    });
    return check;
  }

  /** Whether a check under way still serves: of this provider, of the record as it is, its page not closed. */
  private stands(check: IdentityCheckEntity, provider: IdentityProvider, version: string): boolean {
    if (check.provider !== provider || check.subjectVersion !== version) return false;
    return check.state !== 'open' || this.presenter.pageOf(check) !== null;
  }

  private async requireFew(tx: Tx, userId: string): Promise<void> {
    const [row] = await tx.query<{ count: number }[]>(
      `select count(*)::int as count from identity_check
       where user_id = $1 and created_at > kernel.now() - interval '1 day'`,
      [userId],
    );
    if ((row?.count ?? 0) >= MOST_CHECKS_A_DAY)
      throw new DomainError('kyc.too_many_checks', { max: MOST_CHECKS_A_DAY });
  }
}
