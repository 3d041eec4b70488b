import { Injectable } from '@nestjs/common';
import type { InvestmentLimitRequest } from '@cairn/contracts/investments/investment-limit.request';
import type { InvestmentCheck, InvestmentLimit, PreInvestment } from '@cairn/contracts/investments/investments.replies';
import type { RailOffer } from '@cairn/contracts/payments/rail-offer.reply';
import { KeyInformation } from '../../campaigns/index.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { capacityOf, leastOf, mostOf } from '../eligibility/capacity-rules.js';
import { obstaclesOf } from '../eligibility/eligibility.js';
import { obstacle } from '../eligibility/obstacle.js';
import { requireNoTest } from '../eligibility/no-test.js';
import { InvestmentDesk } from './investment-desk.js';
import { InvestmentFactsRepository, type InvestmentFacts } from '../eligibility/investment-facts.repository.js';
import { limitFor, limitOf } from '../eligibility/investment-limits.js';
import { readLimitRule } from '../eligibility/limit-rule.js';

/** No capacity is reserved for somebody who cannot pay. */
const unpayable = (rails: readonly RailOffer[]): InvestmentCheck['reasons'] =>
  rails.length === 0 ? [obstacle('payment.rail_closed')] : [];

/** Checks for an investor before a reservation. */
@Injectable()
export class InvestmentCheckService {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly desk: InvestmentDesk,
    private readonly sheets: KeyInformation,
  ) {}

  /** every reason at once. */
  async check(caller: Identity, campaignId: string): Promise<InvestmentCheck> {
    const { rules } = await this.desk.rules();
    const facts = await this.facts.read(this.database.manager, campaignId, caller.userId);
    requireNoTest(facts);
    const reasons = [
      ...obstaclesOf(facts, rules, caller.userId),
      ...unpayable(await this.desk.offers(this.database.manager, facts)),
    ];
    return { allowed: reasons.length === 0, reasons };
  }

  /** @throws request.not_found for a hidden campaign that this person may not open, as its page does */
  async prepare(caller: Identity, campaignId: string): Promise<PreInvestment> {
    const { rules, minutes } = await this.desk.rules();
    const facts = await this.facts.read(this.database.manager, campaignId, caller.userId);
    if (facts.hidden && !(await this.facts.isOpenTo(this.database.manager, campaignId, caller.userId)))
      throw notFound();
    requireNoTest(facts);
    const rails = await this.desk.offers(this.database.manager, facts);
    const reasons = [...obstaclesOf(facts, rules, caller.userId), ...unpayable(rails)];
    return {
      allowed: reasons.length === 0,
      reasons,
      campaignId,
      campaignName: facts.name,
      slug: facts.slug,
      type: facts.type,
      currency: facts.currency,
      minimum: leastOf(facts),
      maximum: mostOf(facts),
      pricePerShare: facts.pricePerShare,
      remainingCapacity: capacityOf(facts),
      proRata: facts.proRata,
      walletBalance: facts.walletBalance,
      // Without a rate for what was stated nobody knows it, and a reason says so.
      limit: facts.unmeasured === null ? limitOf(facts) : null,
      closesAt: facts.closesAt,
      cancelUntil: lastToCancel(facts),
      timeToThink: facts.timeToThink,
      keyInformation: await this.sheets.givenBy(facts.figures, this.database.manager, campaignId),
      termsVersion: facts.termsVersion,
      sessionMinutes: minutes,
      rails,
    };
  }

  /** The limit for given figures; investments on this site are not included. */
  async calculate(request: InvestmentLimitRequest): Promise<InvestmentLimit> {
    const { annualIncome, netWorth, investedElsewhere } = request;
    const rule = await readLimitRule(this.database.manager);
    return limitFor({ annualIncome, netWorth, committed: 0n, elsewhere: investedElsewhere ?? 0n }, rule);
  }
}

/** Article 22 of Regulation (EU) 2020/1503: who is given time to reflect may cancel until its end, also after the usual day. */
const lastToCancel = ({ cancelUntil, reflectionUntil }: InvestmentFacts): Date =>
  reflectionUntil !== null && reflectionUntil > cancelUntil ? reflectionUntil : cancelUntil;
