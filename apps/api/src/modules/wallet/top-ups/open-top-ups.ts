import { Injectable } from '@nestjs/common';
import type { OpenTopUp } from '@cairn/contracts/wallet/top-up.replies';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckoutPages, ReconciliationService } from '../../payments/index.js';
import { CONTINUABLE } from './top-up-expiry.js';
import { TopUpLifecycle } from './top-up-lifecycle.js';

type Sums = 'amount' | 'arrived' | 'asked';
type Row = Omit<OpenTopUp, Sums> & { amount: string; arrived: string; asked: string | null };

/**
 * Those of a wallet, the newest first: with a payment page, or without one as long as it can be continued, and those that
 * a bank decides about. A payment on a page that the provider has spoken of is under way, and no longer open.
 */
export async function openTopUpsOf(reader: EntityManager, userId: string, currency: string): Promise<OpenTopUp[]> {
  const rows = await reader.query<Row[]>(
    `select t.id as "preapprovalId", t.number, t.amount, case when p.state = 'open' then p.expires_at end as until,
       p.state is not distinct from 'clearing' as clearing, p.rail as "paymentType", p.id as "paymentId",
       coalesce(i.arrived, 0) as arrived, p.amount + p.surcharge as asked
     from top_up t left join payment p
       on p.purpose = 'top_up' and p.subject_id = t.id and p.state in ('planned', 'open', 'clearing')
       and not exists (select 1 from page_given_up where payment_id = p.id)
     left join wire_instruction i on i.payment_id = p.id
     where t.user_id = $1 and t.currency = $2
       and (t.state = 'open' and t.created_at > kernel.now() - ${CONTINUABLE}
         or t.state = 'paying' and (p.state = 'clearing' or p.expires_at > kernel.now()
           and not exists (select 1 from webhook_event w where w.provider = p.provider and w.object_id = p.session_id)))
     order by t.created_at desc, t.id desc`,
    [userId, currency],
  );
  return rows.map((row) => ({
    ...row,
    amount: BigInt(row.amount),
    arrived: BigInt(row.arrived),
    asked: row.asked === null ? null : BigInt(row.asked),
  }));
}

/** Top-ups that were begun and left: to be continued, or given up. */
@Injectable()
export class OpenTopUps {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: TopUpLifecycle,
    private readonly pages: CheckoutPages,
    private readonly reconciliation: ReconciliationService,
  ) {}

  /** Asks the provider what has become of their pages. */
  confirm(id: string): Promise<void> {
    return this.reconciliation.bySubject('top_up', id);
  }

  /**
   * Closes the page, if there is one. Who pays on it in that moment has the money in the wallet all the same: a top-up is
   * never too late.
   * @throws wallet.bad_transition for one that was paid, or has ended; payment.clearing while the payer's bank decides
   */
  async cancel(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const topUp = await this.lifecycle.lock(tx, id, caller.userId);
      await this.pages.requireNotClearing(tx, 'top_up', id);
      if (topUp.state !== 'open' && topUp.state !== 'paying')
        throw new DomainError('wallet.bad_transition', { from: topUp.state });
      await this.pages.closeAll(tx, 'top_up', id);
      await this.lifecycle.move(tx, topUp, 'failed', { name: caller.email, id: caller.userId });
    });
  }
}
