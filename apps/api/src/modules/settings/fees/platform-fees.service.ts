import { Injectable } from '@nestjs/common';
import { roleMay, type AdminRole } from '@cairn/contracts';
import type { PlatformFee, PlatformFeeRequest } from '@cairn/contracts/fees/platform-fees';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PlatformFeesRepository } from './platform-fees.repository.js';

/** The audit log's name of each decision. */
const DECISIONS = { confirmed: { action: 'fees.confirmed' }, refused: { action: 'fees.refused' } } as const;

/** SEC-57: a change of fees always needs two people; campaigns approved before keep their fees. */
@Injectable()
export class PlatformFeesService {
  constructor(
    private readonly database: Database,
    private readonly fees: PlatformFeesRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws fees.past, fees.change_waits */
  propose(admin: Identity, request: PlatformFeeRequest): Promise<PlatformFee> {
    return this.database.inTx(async (tx) => {
      const { fixedReached, flexibleReached, flexibleMissed, appliesFrom, reason } = request;
      if (appliesFrom < (await this.fees.today(tx))) throw fieldError('appliesFrom', 'fees.past');
      const id = newId();
      const made = await tx.query<unknown[]>(
        `insert into platform_fee (id, applies_from, fixed_reached, flexible_reached, flexible_missed, reason, maker_id,
           made_at, state)
         values ($1, $2, $3, $4, $5, $6, $7, kernel.now(), 'waiting') on conflict do nothing returning id`,
        [id, appliesFrom, fixedReached, flexibleReached, flexibleMissed, reason, admin.userId],
      );
      if (made.length === 0) throw new DomainError('fees.change_waits');
      const fee = await this.fees.one(id, admin.userId, tx);
      await this.record(tx, admin, 'fees.proposed', null, fee, reason);
      return fee;
    });
  }

  /** @throws fees.decided, fees.second_person, fees.maker_gone, fees.outdated */
  confirm(admin: Identity, id: string): Promise<PlatformFee> {
    return this.decide(admin, id, 'confirmed', null);
  }

  /** Also by the person who proposed it. */
  refuse(admin: Identity, id: string, reason: string): Promise<PlatformFee> {
    return this.decide(admin, id, 'refused', reason);
  }

  private decide(
    admin: Identity,
    id: string,
    state: 'confirmed' | 'refused',
    reason: string | null,
  ): Promise<PlatformFee> {
    return this.database.inTx(async (tx) => {
      await tx.query('select 1 from platform_fee where id = $1 for update', [id]);
      const before = await this.fees.one(id, admin.userId, tx);
      if (before.state !== 'waiting') throw new DomainError('fees.decided');
      if (state === 'confirmed') await this.requireConfirmable(tx, before);
      await tx.query('update platform_fee set state = $2, checker_id = $3, decided_at = kernel.now() where id = $1', [
        id,
        state,
        before.mayConfirm ? admin.userId : null,
      ]);
      const after = await this.fees.one(id, admin.userId, tx);
      await this.record(tx, admin, DECISIONS[state].action, before, after, reason);
      return after;
    });
  }

  private async requireConfirmable(tx: Tx, { id, appliesFrom, mayConfirm }: PlatformFee): Promise<void> {
    if (!mayConfirm) throw new DomainError('fees.second_person');
    // Somebody who was suspended, or has another role by now, no longer counts as the first person.
    const [maker] = await tx.query<{ role: AdminRole | null }[]>(
      `select u.admin_role as role from platform_fee f join app_user u on u.id = f.maker_id
       where f.id = $1 and u.suspended_at is null for share of u`,
      [id],
    );
    if (!maker?.role || !roleMay(maker.role, 'fees.change')) throw new DomainError('fees.maker_gone');
    // Campaigns of the days before were approved with others.
    if (appliesFrom < (await this.fees.today(tx))) throw new DomainError('fees.outdated');
  }

  private record(
    tx: Tx,
    admin: Identity,
    action: string,
    before: PlatformFee | null,
    after: PlatformFee,
    reason: string | null,
  ): Promise<void> {
    const facts = ({ state, appliesFrom, fixedReached, flexibleReached, flexibleMissed }: PlatformFee) => ({
      state,
      appliesFrom,
      fixedReached,
      flexibleReached,
      flexibleMissed,
    });
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action,
      subjectType: 'platform_fee',
      subjectId: after.id,
      ...(before === null ? {} : { before: facts(before) }),
      after: facts(after),
      reason,
    });
  }
}
