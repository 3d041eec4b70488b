import { Injectable } from '@nestjs/common';
import type { InvestRequest } from '@cairn/contracts/investments/invest.request';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockForInvesting } from '../../../kernel/database/locks.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Capacity } from '../../campaigns/index.js';
import { Ledger } from '../../ledger/index.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { measureOf } from '../eligibility/investment-limits.js';
import { walletPayment } from '../record/investment-postings.js';
import { InvestmentStore } from './investment-store.js';

/** Investing: takes a part of the campaign, at once from the wallet or held until it is paid. */
@Injectable()
export class InvestService {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly store: InvestmentStore,
    private readonly capacity: Capacity,
    private readonly ledger: Ledger,
    private readonly desk: InvestmentDesk,
  ) {}

  /** Holds the capacity for the session's length, or takes it at once when the wallet pays. */
  async invest(caller: Identity, campaignId: string, request: InvestRequest, commandKey: string): Promise<string> {
    const { rules, holdUntil } = await this.desk.rules();
    return this.database.inTx(async (tx) => {
      await lockForInvesting(tx, caller.userId, campaignId);
      const facts = await this.facts.read(tx, campaignId, caller.userId);
      const stake = this.desk.admit(caller, facts, rules, request);
      const fromWallet = request.paymentType === 'wallet';
      if (fromWallet) await this.desk.requireRail(tx, 'wallet');
      else await this.desk.requireOffer(tx, facts.currency);
      const investment = await this.store.insert(tx, {
        id: newId(),
        campaignId,
        investorId: caller.userId,
        idempotencyKey: commandKey,
        currency: facts.currency,
        ...stake,
        ...measureOf(facts, stake.amount),
        state: fromWallet ? 'received' : 'reserved',
        paymentType: fromWallet ? 'wallet' : null,
        reservedUntil: fromWallet ? null : holdUntil,
        actor: caller.email,
      });
      if (investment.replayed) return investment.entity.id;
      if (fromWallet) {
        await this.ledger.post(tx, walletPayment(investment.entity, commandKey));
        await this.capacity.take(tx, investment.entity);
        await this.desk.received(tx, investment.entity, facts);
      } else {
        await this.capacity.reserve(tx, investment.entity);
      }
      return investment.entity.id;
    });
  }
}
