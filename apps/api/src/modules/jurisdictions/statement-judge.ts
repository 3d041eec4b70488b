import type { StatementRequest } from '@cairn/contracts/jurisdictions/standing.request';
import { isCriterion } from '@cairn/contracts/jurisdictions/standing.request';
import { lossSimulation } from '@cairn/finance';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import { isAnswered, isPassed } from './answer-keys.js';
import { firstBefore } from './lacks.js';
import { figureOf } from './site-pack.js';
import { askOf, minimumInvestmentOf, testWaitUntil, type Standing } from './standing.js';
import type { NewStatement } from './statements.repository.js';

type Judged = Pick<NewStatement, 'details' | 'passed'>;

const NOTHING: Judged = { details: {}, passed: null };

const amountOf = (request: StatementRequest, field: 'income' | 'assets' | 'debts'): bigint => {
  const minor = request[field];
  if (minor === undefined || minor === null) throw fieldError(field, 'validation.required');
  return minor;
};

const notMet = (standing: Standing, field: string): DomainError => {
  const params = { source: askOf(standing, 'category')?.source };
  return fieldError(field, 'jurisdiction.not_met', params);
};

/** Annex II: two of three; figures of the profile that contradict the claim are a reasonable doubt. */
function judgeSophisticated(standing: Standing, request: StatementRequest): Judged {
  const { figures, past } = standing;
  const criteria = [...new Set(request.criteria ?? [])].filter(isCriterion);
  if (criteria.length < 2) throw notMet(standing, 'criteria');
  const [income, assets] = [request.income ?? 0n, request.assets ?? 0n];
  if (criteria.includes('income_or_portfolio')) {
    const [least, portfolio] = [
      figureOf(figures, 'sophisticated_income'),
      figureOf(figures, 'sophisticated_portfolio'),
    ];
    const isStated = income >= least || assets > portfolio;
    const isDoubted = past.yearlyIncome < least && past.netWorth <= portfolio;
    if (!isStated) throw notMet(standing, income < least ? 'income' : 'assets');
    if (standing.unmeasured !== null) throw new DomainError('investment.no_rate', { code: standing.unmeasured });
    if (isDoubted) throw notMet(standing, 'criteria');
  }
  return {
    details: { category: 'sophisticated', criteria, income: Number(income), assets: Number(assets) },
    passed: null,
  };
}

/** That each of these is to be filled in, beside it. */
const emptyFigures = (...fields: readonly string[]): DomainError =>
  new DomainError(
    'validation.required',
    {},
    fields.map((field) => ({ field, code: 'validation.required' as const, params: {} })),
  );

function judgeHighNetWorth(standing: Standing, request: StatementRequest): Judged {
  const { figures } = standing;
  if ((request.income ?? null) === null && (request.assets ?? null) === null) throw emptyFigures('income', 'assets');
  const [income, assets] = [request.income ?? 0n, request.assets ?? 0n];
  if (income < figureOf(figures, 'high_income') && assets < figureOf(figures, 'high_net_assets')) {
    throw notMet(standing, 'income');
  }
  return { details: { category: 'high_net_worth', income: Number(income), assets: Number(assets) }, passed: null };
}

function judgeCategory(standing: Standing, request: StatementRequest): Judged {
  const category = request.category ?? '';
  if (!standing.pack.categories.includes(category)) throw fieldError('category', 'validation.choice');
  if (category === 'sophisticated') return judgeSophisticated(standing, request);
  if (category === 'high_net_worth') return judgeHighNetWorth(standing, request);
  if (category === 'certified_sophisticated') {
    if (!request.certifiedBy) throw fieldError('certifiedBy', 'validation.required');
    return { details: { category, certifiedBy: request.certifiedBy }, passed: null };
  }
  if (category === 'restricted')
    return { details: { category, assets: Number(amountOf(request, 'assets')) }, passed: null };
  return { details: { category }, passed: null };
}

function judgeTest(standing: Standing, { answers }: StatementRequest): Judged {
  const { profile } = standing.pack;
  const wait = testWaitUntil(standing);
  const source = askOf(standing, 'knowledge_test')?.source;
  if (wait !== null) throw new DomainError('jurisdiction.test_wait', { until: wait.toISOString(), source });
  const given = typeof answers === 'object' && answers !== null ? answers : {};
  if (!isAnswered(profile, given)) throw fieldError('answers', 'jurisdiction.test_answers');
  const asked = standing.pack.test.map(({ id }) => [id, given[id]]);
  return { details: { answers: Object.fromEntries(asked) as object }, passed: isPassed(profile, given) };
}

function judgeSimulation(standing: Standing, request: StatementRequest): Judged {
  const stated = {
    income: amountOf(request, 'income'),
    assets: amountOf(request, 'assets'),
    debts: amountOf(request, 'debts'),
  };
  const percent = figureOf(standing.figures, 'simulation_percent');
  const { netWorth, bearable } = lossSimulation({ ...stated, percent });
  const { income, assets, debts } = stated;
  return {
    details: {
      income: Number(income),
      assets: Number(assets),
      debts: Number(debts),
      netWorth: Number(netWorth),
      bearable: Number(bearable),
    },
    passed: null,
  };
}

/** Rule 506(c): the confirmation is worth nothing below the minimum, which is higher for an entity. */
function judgeMinimum(standing: Standing, { amount }: StatementRequest, measured: bigint | null): Judged {
  const least = minimumInvestmentOf(standing);
  if (amount === undefined || measured === null || measured < least) {
    const params = {
      minimum: Number(least),
      currency: standing.currency,
      source: askOf(standing, 'minimum_investment')?.source,
    };
    throw fieldError('amount', 'jurisdiction.minimum_investment', params);
  }
  return { details: { accredited: true, financedByThirdParty: false }, passed: null };
}

/**
 * What a statement says, and whether it may be made.
 * @param measured of a statement about an amount: it in the currency of the law, null without a rate
 * @throws jurisdiction.not_asked, what is to be stated before, jurisdiction.version, jurisdiction.not_met and what each kind is refused by
 */
export function judge(standing: Standing, request: StatementRequest, measured: bigint | null): Judged {
  const ask = askOf(standing, request.kind);
  if (ask === null) throw new DomainError('jurisdiction.not_asked');
  const first = firstBefore(standing, request.kind);
  if (first !== null) throw new DomainError(first.lack.code, first.lack.params);
  if (ask.version !== request.version) throw new DomainError('jurisdiction.version');
  switch (request.kind) {
    case 'category':
      return judgeCategory(standing, request);
    case 'knowledge_test':
      return judgeTest(standing, request);
    case 'loss_simulation':
      return judgeSimulation(standing, request);
    case 'minimum_investment':
      return judgeMinimum(standing, request, measured);
    default:
      return NOTHING;
  }
}
