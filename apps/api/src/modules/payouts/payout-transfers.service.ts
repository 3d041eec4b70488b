import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../kernel/database/rows.js';
import { systemActor } from '../../kernel/history/history.js';
import { ParkedItems } from '../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { isMoneyOutFrozen, Ledger } from '../ledger/index.js';
import { nextCheckSql } from '../payments/index.js';
import { ConnectTransfers } from './connect-transfers.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { payoutFailed, payoutSent } from './payout-postings.js';
import { PayoutEntity } from './payout.entity.js';

const SWEEP = 'payouts.transfer';
const BATCH = 50;

/**
 * Released payouts on their way through Connect. What the provider does not answer, or cannot cover yet, is tried again
 * automatically, after a look-up; it only fails on a refusal.
 */
@Injectable()
export class PayoutTransfers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly transfers: ConnectTransfers,
    private readonly lifecycle: PayoutLifecycle,
    private readonly ledger: Ledger,
    private readonly desk: PayoutDesk,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.desk.register((message) => this.advance(message.body.payoutId));
    this.sweeps.register({ name: SWEEP, everySeconds: 60, run: () => this.tryDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: `select id as item from payout where state = 'released' and method = 'connect'`,
      dueNow: `update payout set next_try_at = kernel.now() where id::text = $1 and state = 'released'`,
    });
  }

  /** Updates the account behind a payout before the decision about it. */
  async refreshAccount(id: string): Promise<void> {
    const payout = await this.database.manager.findOneBy(PayoutEntity, { id });
    if (payout?.connectAccountId) await this.transfers.refresh(payout.connectAccountId);
  }

  /** The money was sent: by bank at the release, through Connect when the provider confirms it. */
  async paid(tx: Tx, payout: PayoutEntity, actor: string): Promise<void> {
    await this.ledger.post(tx, payoutSent(payout, actor));
    await this.lifecycle.move(tx, payout, 'paid', systemActor(payout.method));
  }

  private async tryDue(): Promise<number> {
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update payout set tries = tries + 1, next_try_at = ${nextCheckSql('tries')}
         where id in (select id from payout where state = 'released' and method = 'connect' and next_try_at <= kernel.now()
                      order by next_try_at limit ${BATCH} for update skip locked) returning id`,
      ),
    );
    await this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.advance(id),
    );
    return due.length;
  }

  private async advance(id: string): Promise<void> {
    const payout = await this.database.manager.findOneByOrFail(PayoutEntity, { id });
    const { provider } = payout;
    if (payout.state !== 'released' || payout.connectAccountId === null || provider === null) return;
    // Frozen: it is tried again at its next time.
    if (await isMoneyOutFrozen(this.database.manager)) return;
    const outcome = await this.transfers.send(payout, provider, payout.connectAccountId);
    await this.database.inTx(async (tx) => {
      const locked = await this.lifecycle.lock(tx, id);
      if (locked.state !== 'released') return;
      if (outcome.kind === 'ok') {
        await tx.query('update payout set provider_transfer_id = $2 where id = $1', [id, outcome.value]);
        await this.paid(tx, locked, provider);
      } else if (outcome.kind !== 'rejected') {
        await this.wait(tx, id, 'provider');
      } else if (outcome.reason === 'insufficient_funds') {
        // Card money clears after days: the balance will cover it, and it needs no new confirmation.
        await this.wait(tx, id, 'funds');
      } else {
        await this.lifecycle.move(tx, locked, 'failed', systemActor(provider), outcome.code);
        await this.lifecycle.failedWith(tx, locked, outcome.code);
        await this.ledger.post(tx, payoutFailed(locked, provider));
        await this.desk.tellOwner(tx, 'payout.not_sent', locked);
      }
    });
  }

  /** The balance grows once a day, an outage ends at any minute. */
  private async wait(tx: Tx, id: string, waitingFor: 'provider' | 'funds'): Promise<void> {
    await tx.query(
      `update payout set waiting_for = $2,
         next_try_at = case when $2 = 'funds' then kernel.now() + interval '1 day'
                            else greatest(next_try_at, kernel.now() + interval '1 minute') end where id = $1`,
      [id, waitingFor],
    );
  }
}
