import { Injectable } from '@nestjs/common';
import type { OwnerObstacle } from '@cairn/contracts/admin/admin.replies';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';
import { FrozenMoney } from '../../payments/index.js';

/**
 * Whether a requested withdrawal may be sent now. It is checked again at each step until the transfer: since the
 * request a payment may have been disputed, or the identity declined.
 */
@Injectable()
export class WithdrawalOwners {
  constructor(
    private readonly settings: SettingsService,
    private readonly frozen: FrozenMoney,
  ) {}

  /** @throws wallet.owner_frozen, wallet.owner_suspended, wallet.owner_unidentified */
  async require(tx: Tx, userId: string): Promise<void> {
    const obstacle = (await this.obstacles(tx, [userId])).get(userId);
    if (obstacle !== undefined) throw new DomainError(obstacle);
  }

  /** Why the money of each may not leave; who is not among them has none. */
  async obstacles(reader: EntityManager, userIds: readonly string[]): Promise<ReadonlyMap<string, OwnerObstacle>> {
    const found = new Map<string, OwnerObstacle>();
    for (const id of await this.unidentified(reader, userIds)) found.set(id, 'wallet.owner_unidentified');
    for (const id of await this.suspended(reader, userIds)) found.set(id, 'wallet.owner_suspended');
    for (const id of await this.frozen.among(reader, userIds)) found.set(id, 'wallet.owner_frozen');
    return found;
  }

  private async suspended(reader: EntityManager, userIds: readonly string[]): Promise<string[]> {
    const rows = await reader.query<{ id: string }[]>(
      'select id from app_user where id = any($1::uuid[]) and suspended_at is not null',
      [userIds],
    );
    return rows.map(({ id }) => id);
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
