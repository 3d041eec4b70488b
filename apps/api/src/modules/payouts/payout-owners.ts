import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../kernel/errors/domain-error.js';
import { utcMinute } from '../../kernel/text/utc-minute.js';
import { BANK_SENDABLE_SQL } from '../campaigns/index.js';
import { companyInQuestion } from '../kyc/index.js';

/** Why a payout is blocked: the code with which each step is refused. */
export interface PayoutObstacle {
  code: 'payout.owner_owes' | 'payout.owner_held' | 'payout.owner_suspended' | 'payout.cooling_down';
  params: Record<string, unknown>;
}

interface Row {
  id: string;
  isSuspended: boolean;
  isHeld: boolean;
  owed: string;
  currency: string;
  coolsUntil: Date | null;
}

const OWNERS = `
  select p.id, u.suspended_at is not null as "isSuspended", is_held(u.id) or is_held(c.owner_id) or ${companyInQuestion('campaign', 'c.id')} as "isHeld", p.currency,
    coalesce((select sum(b.dr - b.cr) from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.code = 'A:recv:owner:' || p.campaign_id || ':' || p.currency), 0)::text as owed,
    case when p.method = 'bank_transfer' and ${BANK_SENDABLE_SQL} > kernel.now() then ${BANK_SENDABLE_SQL} end as "coolsUntil"
  from payout p join campaign c on c.id = p.campaign_id join app_user u on u.id = p.requested_by where p.id = any($1::uuid[])`;

/**
 * Whether a requested payout may be sent now. It is checked again at each step until the transfer: since the
 * request a chargeback may have made its owner owe, which is taken from the next request, the owner was suspended or found
 * on a list, which may also name the company, or the bank details became others and cool down.
 */
@Injectable()
export class PayoutOwners {
  /**
   * Of its owner alone: somebody may agree to a payout whose account still cools down.
   * @throws payout.owner_owes, payout.owner_held, payout.owner_suspended
   */
  async require(reader: EntityManager, payoutId: string): Promise<void> {
    const obstacle = (await this.obstacles(reader, [payoutId])).get(payoutId);
    if (obstacle !== undefined && obstacle.code !== 'payout.cooling_down')
      throw new DomainError(obstacle.code, obstacle.params);
  }

  /** @throws payout.owner_owes, payout.owner_held, payout.owner_suspended, payout.cooling_down */
  async requireSendable(reader: EntityManager, payoutId: string): Promise<void> {
    const obstacle = (await this.obstacles(reader, [payoutId])).get(payoutId);
    if (obstacle !== undefined) throw new DomainError(obstacle.code, obstacle.params);
  }

  /** By payout; who is not among them has none. */
  async obstacles(reader: EntityManager, payoutIds: readonly string[]): Promise<ReadonlyMap<string, PayoutObstacle>> {
    const rows = await reader.query<Row[]>(OWNERS, [payoutIds]);
    const found = new Map<string, PayoutObstacle>();
    for (const { id, isSuspended, isHeld, owed, currency, coolsUntil } of rows) {
      if (isHeld) found.set(id, { code: 'payout.owner_held', params: {} });
      else if (isSuspended) found.set(id, { code: 'payout.owner_suspended', params: {} });
      else if (BigInt(owed) > 0n)
        found.set(id, { code: 'payout.owner_owes', params: { owed: Number(owed), currency } });
      else if (coolsUntil !== null)
        found.set(id, { code: 'payout.cooling_down', params: { at: utcMinute(coolsUntil) } });
    }
    return found;
  }
}
