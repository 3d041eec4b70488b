import { Injectable } from '@nestjs/common';
import type { Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import type { Identity } from '../../kernel/http/request.js';
import { PayoutOwners } from '../payouts/index.js';
import { WithdrawalOwners } from '../wallet/index.js';
import { TRANSFERS, type TransferKind, type TransferRow } from './payees.js';

interface Wanted {
  kind: TransferKind;
  /** Also those that were handed out before. */
  again: boolean;
  /** In this currency alone. */
  currency?: string;
}

/** `$1` the admin, `$2` whether also those that were handed out before, `$3` the currency. */
const dueOf = (kind: TransferKind): string => `select * from (${TRANSFERS[kind]}) t
  where "isDue" and account is not null and ($2 or "begunAt" is null) and ($3::text is null or currency = $3)`;

/** Transfers that can be made now: approved, cooled down, and of owners whose money may leave. */
@Injectable()
export class DueTransfers {
  constructor(
    private readonly owners: WithdrawalOwners,
    private readonly payouts: PayoutOwners,
  ) {}

  async lock(tx: Tx, admin: Identity, { kind, again, currency }: Wanted): Promise<readonly TransferRow[]> {
    reachRank(tx, 'record');
    const due = dueOf(kind);
    const parameters = [admin.userId, again, currency ?? null];
    // Locked first and checked again under the lock, so that of two concurrent requests only one file has a transfer.
    await tx.query(
      `select 1 from ${kind} where id in (select id from (${due}) d) order by id for no key update`,
      parameters,
    );
    return this.thatMayLeave(tx, kind, await tx.query<TransferRow[]>(`${due} order by number`, parameters));
  }

  /** What `lock` would give, for a list: nothing is locked, and it may be less a moment later. */
  async list(tx: Tx, admin: Identity, kind: TransferKind, currency: string): Promise<readonly TransferRow[]> {
    return this.thatMayLeave(
      tx,
      kind,
      await tx.query<TransferRow[]>(`${dueOf(kind)} order by number`, [admin.userId, false, currency]),
    );
  }

  /** Without those whose owner, account or debts stand in the way. */
  async thatMayLeave(tx: Tx, kind: TransferKind, found: readonly TransferRow[]): Promise<readonly TransferRow[]> {
    if (kind === 'payout') {
      const obstacles = await this.payouts.obstacles(
        tx,
        found.map(({ id }) => id),
      );
      return found.filter(({ id }) => !obstacles.has(id));
    }
    const obstacles = await this.owners.obstacles(tx, [...new Set(found.map(({ userId }) => userId))]);
    return found.filter(({ userId }) => !obstacles.has(userId));
  }
}
