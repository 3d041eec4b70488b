import { Injectable } from '@nestjs/common';
import type { InvestRequest } from '@cairn/contracts/investments/invest.request';
import type { Investment } from '@cairn/contracts/investments/investments.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockForInvesting } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Capacity } from '../../campaigns/index.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { measureOf } from '../eligibility/investment-limits.js';
import { InvestmentReadsRepository, type InvestmentRow } from '../record/investment-reads.repository.js';
import { InvestmentDesk } from './investment-desk.js';
import { NewInvestments, type NewInvestment } from './new-investments.js';

/** Investing: takes a part of the campaign, at once from the wallet or held until it is paid. */
@Injectable()
export class InvestService {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly investments: NewInvestments,
    private readonly capacity: Capacity,
    private readonly desk: InvestmentDesk,
    private readonly reads: InvestmentReadsRepository,
  ) {}

  /** Holds the capacity for the session's length, or takes it at once when the wallet pays. */
  async invest(caller: Identity, campaignId: string, request: InvestRequest, commandKey: string): Promise<Investment> {
    const { rules, holdUntil } = await this.desk.rules();
    const made = await this.database.inTx(async (tx): Promise<InvestmentRow | null> => {
      await lockForInvesting(tx, caller.userId, campaignId);
      const facts = await this.facts.read(tx, campaignId, caller.userId);
      // 17 CFR 227.304(c): nobody invests on terms that they have not read.
      if ((request.termsVersion ?? facts.termsVersion) !== facts.termsVersion)
        throw new DomainError('investment.terms_changed');
      const stake = this.desk.admit(caller, facts, rules, request);
      const fromWallet = request.paymentType === 'wallet';
      if (!fromWallet) await this.desk.requireOffer(tx, facts.currency);
      else if (!facts.walletOpen) throw new DomainError('payment.rail_closed');
      const investment: NewInvestment = {
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
      };
      const row = fromWallet
        ? await this.investments.pay(tx, investment, facts)
        : await this.investments.hold(tx, investment);
      // Last before the commit: others wait for this row from here on, for one flush.
      if (row !== null) await this.capacity[fromWallet ? 'take' : 'reserve'](tx, investment);
      return row;
    });
    return made === null ? this.reads.ofCommand(caller.userId, commandKey) : this.reads.shown(made);
  }
}
