import type { JurisdictionProfile } from '@cairn/contracts';
import { operatorLimit, regCfInvestmentLimit, rmmiLimit, type RegCfLimitRule } from '@cairn/finance';
import { categoryOf, figureOf, figureOrNull, newest, type Figures } from '../../jurisdictions/index.js';
import type { PersonFacts } from './person-facts.js';

/** How a law limits what one person invests in twelve months. */
interface LimitStrategy {
  /** Where the limit stands. */
  readonly citation: string;
  /** In minor units of the law's currency; null where this person has none. */
  limit(facts: PersonFacts): bigint | null;
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

/** Two spouses have one limit, whichever of them asks: that of the lesser figures where theirs differ. */
const regCf = ({ figures, accredited, yearlyIncome, netWorth, spouse }: PersonFacts): bigint | null => {
  if (accredited) return null;
  const { capLimbI, ...rule } = regCfRule(figures);
  return regCfInvestmentLimit({
    annualIncome: spouse === null ? yearlyIncome : lesser(yearlyIncome, spouse.yearlyIncome),
    netWorth: spouse === null ? netWorth : lesser(netWorth, spouse.netWorth),
    rule,
    capLimbI,
  });
};

/** Of restricted investors alone, by the net assets that they have stated. */
const rmmi = ({ figures, standing }: PersonFacts): bigint | null => {
  if (standing === null || categoryOf(standing) !== 'restricted') return null;
  const assets = newest(standing, 'category')?.details['assets'];
  const stated = typeof assets === 'number' && Number.isSafeInteger(assets) ? BigInt(assets) : 0n;
  return rmmiLimit(stated, figureOf(figures, 'limit_percent'));
};

const operator = ({ figures, netWorth }: PersonFacts): bigint | null =>
  operatorLimit(netWorth, {
    amount: positive(figureOrNull(figures, 'yearly_limit')),
    percent: positive(figureOrNull(figures, 'yearly_limit_percent')),
  });

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
