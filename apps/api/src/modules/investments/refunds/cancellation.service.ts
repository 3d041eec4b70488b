import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { HoldRelease } from '../holds/hold-release.js';
import { announce, withClosing } from '../record/investment-events.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentReturns } from './returns.js';

/** Cancelling an investment (S-08): a reservation is released, a payment is refunded to its source. */
@Injectable()
export class CancellationService {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly release: HoldRelease,
    private readonly settings: SettingsService,
    private readonly events: Events,
  ) {}

  async cancel(caller: Identity, id: string): Promise<void> {
    const actor = { name: caller.email, id: caller.userId };
    await this.database.inTx(async (tx) => {
      const investment = await this.lifecycle.lock(tx, id, caller.userId);
      if (['cancelled', 'refunding', 'refunded'].includes(investment.state)) return;
      const ofCampaign = await this.facts.read(tx, investment.campaignId, caller.userId);
      const facts = await withClosing(tx, ofCampaign, investment.closingId);
      if (investment.state === 'reserved' || investment.state === 'paying') {
        await this.release.free(tx, investment, 'cancelled', actor, 'cancelled by the investor');
        await announce(this.events, tx, 'investment.cancelled', investment, facts);
        return;
      }
      if (investment.state !== 'received')
        throw new DomainError('investment.bad_transition', { from: investment.state });
      // What a sanctions list holds is not given back, either.
      if (facts.held) throw new DomainError('account.held');
      const { reflectionUntil } = investment;
      const isReflecting = reflectionUntil !== null && facts.now <= reflectionUntil;
      if (!isReflecting && facts.now > facts.cancelUntil) {
        const { cancelHoursBeforeDeadline: hours, sources } = (await this.settings.all(tx)).rules;
        throw new DomainError('investment.too_late_to_cancel', { hours, source: sources.cancelHoursBeforeDeadline });
      }
      // The law's days to withdraw cost nothing (Regulation (EU) 2020/1503, Article 22); otherwise a fee on top is kept.
      await this.returns.giveBack(tx, investment, actor, 'cancelled by the investor', facts, !isReflecting);
    });
  }
}
