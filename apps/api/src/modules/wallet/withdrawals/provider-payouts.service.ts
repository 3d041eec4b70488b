import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAYOUT_RETURN_DAYS } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { DueRows } from '../../payments/index.js';
import { HintReaders, type AccountPayoutSnapshot, type Outcome } from '../../rails/index.js';
import { ProviderPayoutCalls } from './provider-payout-calls.js';
import { ProviderPayoutEffects } from './provider-payout-effects.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalEntity } from './withdrawal.entity.js';

const OPEN = `provider is not null
  and (state = 'released' or state = 'sent' and sent_at > kernel.now() - interval '${PAYOUT_RETURN_DAYS} days')`;

/**
 * Released withdrawals that a provider pays out: sent once, paid, and perhaps sent back weeks later. A message, the
 * sweep and a repeat all end here, each effect once.
 */
@Injectable()
export class ProviderPayouts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly calls: ProviderPayoutCalls,
    private readonly effects: ProviderPayoutEffects,
    private readonly due: DueRows,
    private readonly desk: WithdrawalDesk,
    private readonly readers: HintReaders,
  ) {}

  onModuleInit(): void {
    this.readers.register('account_payout', (provider, ref) => this.hear(provider, ref));
    this.due.register({
      sweep: 'withdrawals.payouts',
      table: 'withdrawal',
      waiting: OPEN,
      advance: async (id) => void (await this.advance(id)),
    });
  }

  /** Released by an admin, and asked for at the provider at once; what gets no answer is asked for again. */
  async release(admin: Identity, id: string): Promise<void> {
    await this.desk.release(admin, id);
    await this.advance(id);
  }

  /** By the provider's id of the payout; false for what is not ours. */
  private async hear(provider: Provider, providerRef: string): Promise<boolean> {
    const withdrawal = await this.database.manager.findOneBy(WithdrawalEntity, { provider, providerRef });
    if (withdrawal === null) return false;
    const outcome = await this.advance(withdrawal.id);
    if (outcome !== null && outcome.kind !== 'ok')
      throw new Error(`${withdrawal.number} could not be read: ${outcome.kind}`);
    return true;
  }

  /** Sends it, or asks what has become of it. Null where nothing is open. */
  async advance(id: string): Promise<Outcome<AccountPayoutSnapshot> | null> {
    const withdrawal = await this.database.manager.findOneByOrFail(WithdrawalEntity, { id });
    const { provider, providerRef, state } = withdrawal;
    if (provider === null || (state !== 'released' && state !== 'sent')) return null;
    const outcome = await this.calls.ask(withdrawal, provider);
    if (outcome.kind === 'ok') await this.effects.apply(id, outcome.value);
    // What was refused has moved nothing; what was sent and cannot be read is looked at again.
    if (outcome.kind === 'rejected' && providerRef === null)
      await this.effects.apply(id, { ref: null, moneyRef: null, state: 'failed', failureCode: outcome.code });
    return outcome;
  }
}
