import { Injectable } from '@nestjs/common';
import type { InvestRequest } from '@cairn/contracts/investments/invest.request';
import type { InvestmentProcess } from '@cairn/contracts/investments/steps/investment-process.reply';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { Drafts, type Draft } from '../steps/drafts.js';
import { ProcessReads } from '../steps/process-reads.js';
import { InvestmentChange } from './investment-change.service.js';
import { InvestmentDesk } from './investment-desk.js';

/** Begins an investment: a draft that holds nothing, one of a campaign at a time. */
@Injectable()
export class InvestService {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly drafts: Drafts,
    private readonly desk: InvestmentDesk,
    private readonly reads: ProcessReads,
    private readonly changes: InvestmentChange,
  ) {}

  /**
   * Whoever may not invest at all begins nothing; everything is asked again when the place is taken. A draft of
   * before is given back, with another amount where one was sent: two tabs do not begin twice.
   */
  async begin(
    caller: Identity,
    campaignId: string,
    request: InvestRequest,
    commandKey: string,
  ): Promise<InvestmentProcess> {
    const { rules } = await this.desk.rules();
    const { id, begun } = await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const own = await this.drafts.placeless(tx, caller.userId, campaignId);
      const facts = await this.facts.read(tx, campaignId, caller.userId);
      // 17 CFR 227.304(c): nobody invests on terms that they have not read.
      if ((request.termsVersion ?? facts.termsVersion) !== facts.termsVersion)
        throw new DomainError('investment.terms_changed');
      const stake = this.desk.admit(caller, facts, rules, request);
      await this.desk.requireOffer(tx, facts);
      if (own !== null) return { id: own.id, begun: own };
      const made = await this.drafts.begin(tx, {
        ...stake,
        id: newId(),
        campaignId,
        investorId: caller.userId,
        idempotencyKey: commandKey,
        currency: facts.currency,
        termsVersion: facts.termsVersion,
      });
      return { id: made, begun: null };
    });
    if (begun !== null && isOther(begun, request)) await this.changes.change(caller, id, request);
    return this.reads.one(caller.userId, id);
  }
}

/** Whether another amount, or the same on other terms, is asked for than was begun with. */
const isOther = (begun: Draft, { amount, units, termsVersion }: InvestRequest): boolean =>
  (amount ?? begun.amount) !== begun.amount ||
  (units !== undefined && BigInt(units) !== begun.units) ||
  (termsVersion ?? begun.termsVersion) !== begun.termsVersion;
