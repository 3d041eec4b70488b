import type { JurisdictionProfile } from '@cairn/contracts';
import type { LimitBasis } from '@cairn/contracts/investments/limit-basis.reply';
import { operatorLimit, regCfLimit, rmmiLimit, type RegCfLimitRule } from '@cairn/finance';
import { categoryOf, figureOf, figureOrNull, newest, type Figures } from '../../jurisdictions/index.js';
import type { PersonFacts } from './person-facts.js';

/** A limit, and how it came about. */
export interface ExplainedLimit {
  /** In minor units of the law's currency. */
  limit: bigint;
  basis: Omit<LimitBasis, 'shared' | 'otherAccount' | 'committed' | 'elsewhere'>;
}

/** How a law limits what one person invests in twelve months. */
interface LimitStrategy {
  /** Where the limit stands. */
  readonly citation: string;
  /** Null where this person has none. */
  limit(facts: PersonFacts): ExplainedLimit | null;
}

export const REG_CF_CITATION = '17 CFR 227.100(a)(2)';

/** The figures of Regulation Crowdfunding among those of the table. */
export const regCfRule = (figures: Figures): RegCfLimitRule & { capLimbI: boolean } => ({
  threshold: figureOf(figures, 'limit_threshold'),
  floor: figureOf(figures, 'limit_floor'),
  lowPercent: figureOf(figures, 'limit_low_percent'),
  highPercent: figureOf(figures, 'limit_high_percent'),
  capLimbI: figures['limit_cap_both_limbs'] !== false,
});

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The limit of Regulation Crowdfunding for these figures. */
export function explainedRegCf(
  annualIncome: bigint,
  netWorth: bigint,
  { capLimbI = true, ...rule }: RegCfLimitRule & { capLimbI?: boolean },
): ExplainedLimit {
  const { limit, isHigh, percent, greater, bound } = regCfLimit({ annualIncome, netWorth, rule, capLimbI });
  const figures = { figure: greater, threshold: rule.threshold, yearlyIncome: annualIncome, netWorth };
  return { limit, basis: { ...figures, rule: bound ?? (isHigh ? 'high' : 'low'), percent: Number(percent) } };
}

/** Two spouses have one limit, whichever of them asks: that of the lesser figures where theirs differ. */
const regCf = ({ figures, accredited, yearlyIncome, netWorth, spouse }: PersonFacts): ExplainedLimit | null => {
  if (accredited) return null;
  return explainedRegCf(
    spouse === null ? yearlyIncome : lesser(yearlyIncome, spouse.yearlyIncome),
    spouse === null ? netWorth : lesser(netWorth, spouse.netWorth),
    regCfRule(figures),
  );
};

const NO_FIGURES = { percent: null, figure: null, threshold: null, yearlyIncome: null, netWorth: null };

/** Of restricted investors alone, by the net assets that they have stated. */
const rmmi = ({ figures, standing }: PersonFacts): ExplainedLimit | null => {
  if (standing === null || categoryOf(standing) !== 'restricted') return null;
  const assets = newest(standing, 'category')?.details['assets'];
  const stated = typeof assets === 'number' && Number.isSafeInteger(assets) ? BigInt(assets) : 0n;
  const percent = figureOf(figures, 'limit_percent');
  const basis = { ...NO_FIGURES, rule: 'net_assets' as const, percent: Number(percent), figure: stated };
  return { limit: rmmiLimit(stated, percent), basis };
};

const operator = ({ figures, netWorth }: PersonFacts): ExplainedLimit | null => {
  const amount = positive(figureOrNull(figures, 'yearly_limit'));
  const percent = positive(figureOrNull(figures, 'yearly_limit_percent'));
  const limit = operatorLimit(netWorth, { amount, percent });
  if (limit === null) return null;
  if (percent === null || limit === amount) return { limit, basis: { ...NO_FIGURES, rule: 'amount' } };
  const basis = { ...NO_FIGURES, rule: 'net_worth' as const, percent: Number(percent), figure: netWorth, netWorth };
  return { limit, basis };
};

/** An operator lifts a limit by a figure of zero from a day on. */
const positive = (figure: bigint | null): bigint | null => (figure === 0n ? null : figure);

/** One a law; those without a limit ask for something else (see the module jurisdictions). */
export const LIMIT_STRATEGIES: Readonly<Record<JurisdictionProfile, LimitStrategy>> = {
  us_regcf: { citation: REG_CF_CITATION, limit: regCf },
  us_506c: { citation: '17 CFR 230.506(c)', limit: () => null },
  eu_ecspr: { citation: 'Regulation (EU) 2020/1503, Article 21', limit: () => null },
  uk_rmmi: { citation: 'FCA Handbook, COBS 4.12A', limit: rmmi },
  none: { citation: 'House rule', limit: operator },
};
