import { Injectable } from '@nestjs/common';
import type { OwnerObstacle } from '@cairn/contracts/admin/admin.replies';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';
import { FrozenMoney } from '../../payments/index.js';

/**
 * Whether a requested withdrawal may be sent now. It is checked again at each step until the transfer: since the
 * request a payment may have been disputed, the identity declined, or the person found on a list.
 */
@Injectable()
export class WithdrawalOwners {
  constructor(
    private readonly settings: SettingsService,
    private readonly frozen: FrozenMoney,
  ) {}

  /** @throws wallet.owner_frozen, wallet.owner_held, wallet.owner_suspended, wallet.owner_unidentified */
  async require(tx: Tx, userId: string): Promise<void> {
    const obstacle = (await this.obstacles(tx, [userId])).get(userId);
    if (obstacle !== undefined) throw new DomainError(obstacle);
  }

  /** Why the money of each may not leave; who is not among them has none. */
  async obstacles(reader: EntityManager, userIds: readonly string[]): Promise<ReadonlyMap<string, OwnerObstacle>> {
    const found = new Map<string, OwnerObstacle>();
    for (const id of await this.unidentified(reader, userIds)) found.set(id, 'wallet.owner_unidentified');
    for (const { id, isHeld } of await this.stopped(reader, userIds))
      found.set(id, isHeld ? 'wallet.owner_held' : 'wallet.owner_suspended');
    for (const id of await this.frozen.among(reader, userIds)) found.set(id, 'wallet.owner_frozen');
    return found;
  }

  /** By compliance, after a match with a list, or by a suspension. */
  private stopped(reader: EntityManager, userIds: readonly string[]): Promise<{ id: string; isHeld: boolean }[]> {
    return reader.query<{ id: string; isHeld: boolean }[]>(
      `select id, is_held(id) as "isHeld" from app_user
       where id = any($1::uuid[]) and (suspended_at is not null or is_held(id))`,
      [userIds],
    );
  }

  private async unidentified(reader: EntityManager, userIds: readonly string[]): Promise<string[]> {
    const { kycRequired } = await this.settings.all(reader);
    if (!kycRequired) return [];
    const rows = await reader.query<{ id: string }[]>(
      `select u.id from unnest($1::uuid[]) u(id)
       where not exists (select 1 from investor_profile p where p.user_id = u.id and p.state = 'approved')`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }
}
