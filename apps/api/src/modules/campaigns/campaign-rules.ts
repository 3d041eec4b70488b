import {
  effectiveMinimum,
  equityOffered,
  isCurrency,
  multiplyRational,
  priceFitsMinimum,
  rational,
  rationalFromDecimal,
  rationalToNumber,
} from '@cairn/finance';
import type { FieldRefusal } from '../../kernel/errors/domain-error.js';
import type { CampaignEntity } from './campaign.entity.js';

export type Offering = Pick<
  CampaignEntity,
  | 'currency'
  | 'goal'
  | 'minimumRaise'
  | 'maximumRaise'
  | 'maxOffering'
  | 'minimumInvestment'
  | 'maximumInvestment'
  | 'type'
  | 'availableShares'
  | 'preMoneyValuation'
  | 'pricePerShare'
  | 'equityAvailable'
>;

type Rule = (offering: Offering) => FieldRefusal | null;

/** Speaks only once both sides are known: a draft may be half done. */
const above = (a: bigint | null, b: bigint | null): boolean => a !== null && b !== null && a > b;

const RULES: readonly Rule[] = [
  ({ currency }) =>
    currency !== null && !isCurrency(currency)
      ? { field: 'equityCurrencyCode', code: 'campaign.currency_unsupported' }
      : null,
  // V-16
  ({ minimumRaise, goal }) =>
    minimumRaise !== null && goal !== null && minimumRaise >= goal
      ? { field: 'minimumRaise', code: 'campaign.goal_not_above_minimum' }
      : null,
  ({ maximumRaise, goal, minimumRaise }) =>
    above(maximumRaise, goal) || above(minimumRaise, maximumRaise)
      ? { field: 'maximumRaise', code: 'campaign.maximum_raise_range' }
      : null,
  // V-17
  ({ minimumInvestment, maximumInvestment }) =>
    above(minimumInvestment, maximumInvestment)
      ? { field: 'minimumInvestment', code: 'campaign.investment_range' }
      : null,
  ({ maximumInvestment, goal }) =>
    above(maximumInvestment, goal)
      ? { field: 'maximumInvestment', code: 'campaign.maximum_investment_above_goal' }
      : null,
  ({ maxOffering, goal }) =>
    above(goal, maxOffering) ? { field: 'maxOfferingAmount', code: 'campaign.offering_below_goal' } : null,
  // V-18 and decision 1
  ({ type, pricePerShare, minimumInvestment, currency }) =>
    type === 'equity' &&
    pricePerShare !== null &&
    minimumInvestment !== null &&
    !priceFitsMinimum(pricePerShare, minimumInvestment)
      ? {
          field: 'pricePerShare',
          code: 'campaign.price_misfit',
          params: { price: Number(pricePerShare), minimum: Number(minimumInvestment), currency },
        }
      : null,
  // Decision 34
  ({ type, availableShares, pricePerShare, maxOffering }) =>
    type === 'equity' &&
    availableShares !== null &&
    pricePerShare !== null &&
    maxOffering !== null &&
    availableShares * pricePerShare < maxOffering
      ? { field: 'availableShares', code: 'campaign.shares_below_offering' }
      : null,
  ({ type, availableShares, pricePerShare, preMoneyValuation, equityAvailable }) => {
    if (type !== 'equity' || !availableShares || !pricePerShare || !preMoneyValuation || equityAvailable === null) {
      return null;
    }
    const offer = equityOffered({
      preMoneyValuation,
      pricePerShare,
      availableShares,
      equityAvailable: multiplyRational(rational(100n), rationalFromDecimal(equityAvailable)),
      maxOffering: 0n,
    });
    const expected = rationalToNumber(offer.percent).toFixed(2); // for the sentence only
    return offer.statedPercentFits
      ? null
      : { field: 'equityAvailable', code: 'campaign.equity_misfit', params: { expected } };
  },
];

/** Every rule that an offering breaks (V-16 to V-18, decision 34); fields that are still empty break none. */
export const offeringRefusals = (offering: Offering): FieldRefusal[] =>
  RULES.map((rule) => rule(offering)).filter((refusal) => refusal !== null);

/** Least amount of one investment: the greater of the stated minimum and one share (decision 1). */
export const leastInvestment = ({
  type,
  minimumInvestment,
  pricePerShare,
}: Pick<Offering, 'type' | 'minimumInvestment' | 'pricePerShare'>): bigint =>
  type === 'equity' && pricePerShare !== null
    ? effectiveMinimum(pricePerShare, minimumInvestment ?? 1n)
    : (minimumInvestment ?? 1n);

/** What success is measured by (decision 3): the goal in fixed mode, minimumRaise in flexible mode. */
export const successThreshold = (campaign: Pick<CampaignEntity, 'raiseMode' | 'goal' | 'minimumRaise'>): bigint =>
  (campaign.raiseMode === 'flexible' ? campaign.minimumRaise : campaign.goal) ?? 0n;
