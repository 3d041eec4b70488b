import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { systemActor } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Ledger } from '../../ledger/index.js';
import { PayerAccounts } from '../../payments/index.js';
import type { AccountPayoutSnapshot } from '../../rails/index.js';
import { WithdrawalLifecycle } from './withdrawal-lifecycle.js';
import { withdrawalFailed, withdrawalRefused, withdrawalSent } from './withdrawal-postings.js';
import type { WithdrawalEntity } from './withdrawal.entity.js';

/** What a provider says of a payout; without an id of its own where it was refused at once. */
export type PayoutWord = Omit<AccountPayoutSnapshot, 'ref'> & { ref: string | null };

/** What follows from the provider's word on a payout, for books, owner and history. */
@Injectable()
export class ProviderPayoutEffects {
  constructor(
    private readonly database: Database,
    private readonly payers: PayerAccounts,
    private readonly lifecycle: WithdrawalLifecycle,
    private readonly ledger: Ledger,
    private readonly events: Events,
  ) {}

  /** The same words of the provider, however often they come, have their effect once. */
  async apply(id: string, { ref, moneyRef, state, failureCode }: PayoutWord): Promise<void> {
    await this.database.inTx(async (tx) => {
      const withdrawal = await this.lifecycle.lock(tx, id);
      await tx.query(
        `update withdrawal set provider_ref = coalesce(provider_ref, $2), provider_money_ref = coalesce(provider_money_ref, $3)
         where id = $1`,
        [id, ref, moneyRef],
      );
      // One that came back had been paid: both are booked, in this order.
      const isPaid = state === 'paid' || state === 'returned';
      if (isPaid && withdrawal.state === 'released') await this.paid(tx, withdrawal, moneyRef ?? ref);
      if (state === 'failed' && withdrawal.state === 'released') await this.refused(tx, withdrawal, failureCode);
      // Also one that was held or unclaimed, and then blocked: it had left the balance, and is back there.
      if ((state === 'returned' || state === 'failed') && withdrawal.state === 'sent')
        await this.returned(tx, withdrawal, failureCode);
    });
  }

  private async paid(tx: Tx, withdrawal: WithdrawalEntity, reference: string | null): Promise<void> {
    const actor = this.actorOf(withdrawal);
    await this.lifecycle.move(tx, withdrawal, 'sent', actor, reference === null ? {} : { reference });
    await this.ledger.post(tx, withdrawalSent(withdrawal, actor.name));
    await this.tell(tx, 'withdrawal.paid_out', withdrawal, withdrawal.amount - withdrawal.fee);
  }

  private async refused(tx: Tx, withdrawal: WithdrawalEntity, code: string | null): Promise<void> {
    const actor = this.actorOf(withdrawal);
    await this.lifecycle.move(tx, withdrawal, 'failed', actor, { reason: code ?? 'unknown' });
    await this.ledger.post(tx, withdrawalRefused(withdrawal, actor.name));
    await this.tell(tx, 'withdrawal.not_paid', withdrawal, withdrawal.amount);
  }

  private async returned(tx: Tx, withdrawal: WithdrawalEntity, code: string | null): Promise<void> {
    const actor = this.actorOf(withdrawal);
    await this.lifecycle.move(tx, withdrawal, 'failed', actor, { reason: code ?? 'returned' });
    await this.ledger.post(tx, withdrawalFailed(withdrawal, actor.name));
    await this.tell(tx, 'withdrawal.not_paid', withdrawal, withdrawal.amount);
  }

  private actorOf({ number, provider }: WithdrawalEntity) {
    if (provider === null) throw new Error(`${number} is a bank transfer`);
    return systemActor(provider);
  }

  private async tell(
    tx: Tx,
    topic: 'withdrawal.paid_out' | 'withdrawal.not_paid',
    { userId, currency, payerAccountId }: WithdrawalEntity,
    amount: bigint,
  ): Promise<void> {
    const { label: account } = await this.payers.ofPayout(tx, payerAccountId ?? '');
    await this.events.emit(tx, topic, { userId, amount: Number(amount), currency, account });
  }
}
