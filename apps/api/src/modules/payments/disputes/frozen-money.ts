import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { debtsOf, owedIn } from './debts.sql.js';

/**
 * People whose outgoing money is blocked: a bank disputes a payment of theirs, or they owe money after a chargeback.
 */
@Injectable()
export class FrozenMoney {
  async isFrozen(reader: EntityManager, userId: string): Promise<boolean> {
    return (await this.among(reader, [userId])).length > 0;
  }

  /** Minor units that a person owes in a currency after chargebacks, beyond what the next payouts cover. */
  async owed(reader: EntityManager, userId: string, currency: string): Promise<bigint> {
    const [row] = await reader.query<{ owed: string }[]>(`select ${owedIn('$1::text', '$2::text')}::text as owed`, [
      userId,
      currency,
    ]);
    return BigInt(row?.owed ?? 0);
  }

  /** Those of `userIds` whose money may not leave. */
  async among(reader: EntityManager, userIds: readonly string[]): Promise<string[]> {
    const rows = await reader.query<{ id: string }[]>(
      `select u.id from unnest($1::uuid[]) u(id)
       where exists (select 1 from dispute d join payment p on p.id = d.payment_id
                     where p.user_id = u.id and d.state in ('warning', 'open'))
          or exists (${debtsOf('u.id::text')})`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }
}
