import { Injectable } from '@nestjs/common';
import type { ClosingBlocker } from '@cairn/contracts/users/leaving';
import type { EntityManager } from 'typeorm';
import { debtsOf, disputesOf } from '../../payments/index.js';

/**
 * Must be settled before an account is closed: money being processed, owed to others or disputed by a bank, and
 * the role of an admin. The rooms that keep such records register them.
 */
@Injectable()
export class ClosingBlockers {
  private readonly conditions = new Map<ClosingBlocker, string[]>();

  constructor() {
    // Payments are a lower module than accounts, and cannot register anything here.
    this.register('debts', `exists (${debtsOf('$1::uuid::text')})`);
    this.register('debts', `exists (${disputesOf('$1::uuid')})`);
    // A colleague takes the role away first: the last super admin cannot go (SEC-57).
    this.register('admin', 'exists (select 1 from app_user where id = $1::uuid and admin_role is not null)');
  }

  /** @param condition SQL of the account `$1::uuid`; one kind may cover several */
  register(kind: ClosingBlocker, condition: string): void {
    this.conditions.set(kind, [...(this.conditions.get(kind) ?? []), condition]);
  }

  async of(reader: EntityManager, userId: string): Promise<ClosingBlocker[]> {
    const values = [...this.conditions].map(([kind, conditions]) => `('${kind}', ${conditions.join(' or ')})`);
    const rows = await reader.query<{ kind: ClosingBlocker }[]>(
      `select kind from (values ${values.join(', ')}) blocker(kind, stands) where stands order by kind`,
      [userId],
    );
    return rows.map(({ kind }) => kind);
  }
}
