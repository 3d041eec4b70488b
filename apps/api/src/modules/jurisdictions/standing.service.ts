import { Injectable } from '@nestjs/common';
import type { InvestorStanding, LawRate, StandingAsk } from '@cairn/contracts/jurisdictions/standing.replies';
import { isOfInvestment, type StatementRequest } from '@cairn/contracts/jurisdictions/standing.request';
import type { PackAsk } from '@cairn/contracts';
import { decimalFromRational, measureIn } from '@cairn/finance';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { lockPerson } from '../../kernel/database/locks.js';
import { fieldError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { RatesOfTheDay } from '../rates/index.js';
import { firstBefore, isExempt, lackOf } from './lacks.js';
import { PackOfSite } from './pack-of-site.js';
import { RuleFigureTable } from '../settings/index.js';
import {
  askOf,
  attemptsLeft,
  categoryOf,
  daysAfter,
  minimumInvestmentOf,
  newest,
  unusedFor,
  warningThresholdOf,
  yearsAfter,
  type Standing,
} from './standing.js';
import { judge } from './statement-judge.js';
import { figureOrNull } from './site-pack.js';
import { StatementsRepository } from './statements.repository.js';

/** Of a rate that is shown. */
const RATE_PLACES = 6;

/** For how long a statement of each kind counts, in years; others have no end, or one of their own. */
const YEARS = {
  category: 'category_years',
  knowledge_test: 'knowledge_test_years',
  loss_simulation: 'simulation_years',
} as const;

/** How one stands before the law of the site, and the statements that change it. */
@Injectable()
export class StandingService {
  constructor(
    private readonly database: Database,
    private readonly law: PackOfSite,
    private readonly statements: StatementsRepository,
    private readonly rates: RatesOfTheDay,
    private readonly figures: RuleFigureTable,
  ) {}

  async mine(caller: Identity, campaignId: string | null): Promise<InvestorStanding> {
    const { manager } = this.database;
    const standing = await this.law.standing(manager, caller.userId, campaignId);
    return {
      profile: standing.pack.profile,
      currency: standing.currency,
      category: categoryOf(standing),
      categories: [...standing.pack.categories],
      asks: standing.pack.asks.map((ask) => stateOf(standing, ask)),
      test: standing.pack.test.map(({ id, options }) => ({ id, options: [...options] })),
      figures: await this.figures.inForce(manager, standing.pack.profile),
      simulation: simulationOf(standing),
      warningThreshold: warningThresholdOf(standing),
      committedHere: campaignId === null ? null : standing.committedHere,
      unpaidHere: campaignId === null ? null : standing.past.unpaidHere,
      consentedHere: campaignId === null ? null : (unusedFor(standing, 'investment_consent')?.amount ?? null),
      rate: campaignId === null ? null : await this.rateOf(campaignId, standing.currency),
      minimumInvestment: askOf(standing, 'minimum_investment') === null ? null : minimumInvestmentOf(standing),
      reflectionUntil: reflectionOf(standing),
    };
  }

  /** @throws what `judge` refuses; request.not_found for a campaign that takes no money */
  async state(caller: Identity, request: StatementRequest, ip: string): Promise<InvestorStanding> {
    // Other statements are about the person: a campaign beside them says nothing.
    const campaignId = isOfInvestment(request.kind) ? (request.campaignId ?? null) : null;
    await this.database.inTx(async (tx) => {
      // Two tests at once would count as one failure.
      await lockPerson(tx, caller.userId);
      const standing = await this.law.standing(tx, caller.userId, campaignId);
      const about = campaignId === null ? null : await this.about(tx, standing, request);
      const judged = judge(standing, request, about?.measured ?? null);
      await this.statements.add(tx, {
        userId: caller.userId,
        jurisdiction: standing.pack.profile,
        kind: request.kind,
        version: request.version,
        campaignId: about === null ? null : campaignId,
        amount: about?.amount ?? null,
        currency: about?.currency ?? null,
        ip,
        ...judged,
      });
    });
    return this.mine(caller, campaignId);
  }

  private async rateOf(campaignId: string, quote: string): Promise<LawRate | null> {
    const { manager } = this.database;
    const base = await this.statements.currencyOf(manager, campaignId);
    const found = base === null ? null : await this.rates.dated(base, quote, manager);
    return base === null || found === null
      ? null
      : { base, quote, rate: decimalFromRational(found.rate, RATE_PLACES), on: found.on };
  }

  private async about(tx: Tx, standing: Standing, { campaignId, amount }: StatementRequest) {
    const currency = await this.statements.currencyOf(tx, campaignId ?? '');
    if (currency === null) throw notFound();
    if (amount === undefined) throw fieldError('amount', 'validation.required');
    const rate = await this.rates.between(currency, standing.currency, tx);
    const measured = rate === null ? null : measureIn(amount, currency, standing.currency, rate);
    return { currency, amount, measured };
  }
}

function reflectionOf(standing: Standing): Date | null {
  const { pack, figures, now } = standing;
  if ((pack.profile !== 'eu_ecspr' && pack.profile !== 'none') || isExempt(standing)) return null;
  const days = figureOrNull(figures, 'reflection_days');
  return days === null || days === 0n ? null : daysAfter(now, days);
}

function simulationOf(standing: Standing): InvestorStanding['simulation'] {
  const { netWorth, bearable } = newest(standing, 'loss_simulation')?.details ?? {};
  if (typeof netWorth !== 'number' || typeof bearable !== 'number') return null;
  return { netWorth, bearable: BigInt(bearable) };
}

function stateOf(standing: Standing, ask: PackAsk): StandingAsk {
  const { kind, version, source } = ask;
  const lack = lackOf(standing, kind);
  const made = newest(standing, kind);
  const years =
    made === null || !(kind in YEARS) ? null : figureOrNull(standing.figures, YEARS[kind as keyof typeof YEARS]);
  const until = lack?.params['until'];
  const isWaiting = typeof until === 'string';
  const isDone = lack === null && made !== null;
  return {
    kind,
    version,
    source,
    state: isWaiting ? 'waiting' : lack !== null ? 'open' : isDone ? 'done' : 'not_needed',
    madeAt: made?.madeAt ?? null,
    until: isWaiting ? new Date(until) : made !== null && years !== null ? yearsAfter(made.madeAt, years) : null,
    passed: made?.passed ?? null,
    attemptsLeft: kind === 'knowledge_test' ? attemptsLeft(standing) : null,
    after: firstBefore(standing, kind)?.kind ?? null,
  };
}
