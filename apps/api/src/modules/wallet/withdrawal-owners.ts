import { Injectable } from '@nestjs/common';
import type { Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { SettingsService } from '../content/index.js';
import { FrozenMoney } from '../payments/index.js';

type Obstacle = 'wallet.owner_frozen' | 'wallet.owner_unidentified';

/**
 * Whether money that somebody asked for may leave now. It is asked again at each step until the transfer: since the
 * request a payment may have been disputed, or the identity declined.
 */
@Injectable()
export class WithdrawalOwners {
  constructor(
    private readonly settings: SettingsService,
    private readonly frozen: FrozenMoney,
  ) {}

  /** @throws wallet.owner_frozen, wallet.owner_unidentified */
  async require(tx: Tx, userId: string): Promise<void> {
    const obstacle = (await this.obstacles(tx, [userId])).get(userId);
    if (obstacle !== undefined) throw new DomainError(obstacle);
  }

  /** Why the money of each may not leave; who is not among them has none. */
  async obstacles(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, Obstacle>> {
    const found = new Map<string, Obstacle>();
    for (const id of await this.unidentified(tx, userIds)) found.set(id, 'wallet.owner_unidentified');
    for (const id of await this.frozen.among(tx, userIds)) found.set(id, 'wallet.owner_frozen');
    return found;
  }

  private async unidentified(tx: Tx, userIds: readonly string[]): Promise<string[]> {
    const { kycRequired } = await this.settings.all(tx);
    if (!kycRequired) return [];
    const rows = await tx.query<{ id: string }[]>(
      `select u.id from unnest($1::uuid[]) u(id)
       where not exists (select 1 from investor_profile p where p.user_id = u.id and p.state = 'approved')`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }
}
