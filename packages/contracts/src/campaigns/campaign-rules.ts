import {
  addDays,
  equityOffered,
  isCalendarDate,
  isCurrency,
  multiplyRational,
  priceFitsMinimum,
  pricePerShareFrom,
  rational,
  rationalFromDecimal,
  rationalToNumber,
  type CalendarDate,
} from '@cairn/finance';
import type { ErrorCode } from '../errors/errors.js';
import { openingOn, type CampaignCalendar } from './campaign-calendar.js';
import type { CampaignTermsRequest } from './campaign-terms.request.js';
import type { CompanyProfileRequest } from './company-profile.request.js';
import type { FundraisingDetailRequest } from './fundraising-detail.request.js';
import { TERMS_SLUGS, TYPE_OF_TERMS } from './options.js';

type Named = keyof FundraisingDetailRequest | keyof CampaignTermsRequest | keyof CompanyProfileRequest | 'type';

/** A campaign's fields as they are stored or typed: a missing or unfinished value breaks no rule. */
export type CampaignFields = { readonly [Name in Named]?: unknown };

/** A broken rule, with the field that has to change. */
export interface CampaignRefusal {
  field: Named;
  code: ErrorCode;
  params?: Record<string, unknown>;
}

type Rule = (fields: CampaignFields, calendar: CampaignCalendar) => CampaignRefusal | null;

/** An amount in minor units or a number of shares; null where there is none. */
const count = (value: unknown): bigint | null => {
  const whole = typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
  return typeof whole === 'bigint' && whole > 0n ? whole : null;
};

const day = (value: unknown): CalendarDate | null =>
  typeof value === 'string' && isCalendarDate(value) ? value : null;

/** A part as decimal text, `0.111`, in percent. */
const percent = (value: unknown) =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
    ? multiplyRational(rational(100n), rationalFromDecimal(value))
    : null;

/** Applies only once both values are known: a draft may be incomplete. */
const isAbove = (left: unknown, right: unknown): boolean => {
  const [a, b] = [count(left), count(right)];
  return a !== null && b !== null && a > b;
};

const broken = (
  isBroken: boolean,
  field: Named,
  code: ErrorCode,
  params?: Record<string, unknown>,
): CampaignRefusal | null => (isBroken ? { field, code, ...(params && { params }) } : null);

/**
 * The highest limit of commitments with an allotment pro rata, in minor units: so many percent of what is sold. Shares are
 * sold whole, so that a maximum between two of them counts as the lower one. Null where the maximum is not known yet.
 */
export function highestCommitments(
  { type, maxOfferingAmount, pricePerShare }: CampaignFields,
  { commitmentLimitPercent }: Pick<CampaignCalendar, 'commitmentLimitPercent'>,
): bigint | null {
  const [most, price] = [count(maxOfferingAmount), type === 'equity' ? count(pricePerShare) : null];
  if (most === null) return null;
  const sold = price === null ? most : most - (most % price);
  return (sold * BigInt(commitmentLimitPercent)) / 100n;
}

const COMPANY: readonly Rule[] = [
  ({ yearFounded }, { today }) => {
    const year = today.slice(0, 4);
    return broken(isAbove(yearFounded, Number(year)), 'yearFounded', 'campaign.founded_in_future', { year });
  },
];

const RAISE: readonly Rule[] = [
  // V-34
  ({ termsSlug, type }) =>
    broken(
      TERMS_SLUGS.some((slug) => slug === termsSlug && TYPE_OF_TERMS[slug] !== type),
      'termsSlug',
      'campaign.terms_of_other_type',
    ),
  ({ equityCurrencyCode: code }) =>
    broken(
      typeof code === 'string' && code !== '' && !isCurrency(code),
      'equityCurrencyCode',
      'campaign.currency_unsupported',
    ),
  // V-16
  ({ raiseMode, minimumRaise, goal }) =>
    broken(
      raiseMode !== 'fixed' && count(goal) !== null && count(minimumRaise) !== null && !isAbove(goal, minimumRaise),
      'minimumRaise',
      'campaign.goal_not_above_minimum',
    ),
  ({ raiseMode, maximumRaise, goal, minimumRaise }) =>
    broken(
      raiseMode !== 'fixed' && (isAbove(maximumRaise, goal) || isAbove(minimumRaise, maximumRaise)),
      'maximumRaise',
      'campaign.maximum_raise_range',
    ),
  // V-17
  ({ minimumInvestment, maximumInvestment }) =>
    broken(isAbove(minimumInvestment, maximumInvestment), 'minimumInvestment', 'campaign.investment_range'),
  // Otherwise nobody could invest.
  ({ minimumInvestment, maxOfferingAmount }) =>
    broken(isAbove(minimumInvestment, maxOfferingAmount), 'minimumInvestment', 'campaign.minimum_above_offering'),
  ({ maximumInvestment, goal }) =>
    broken(isAbove(maximumInvestment, goal), 'maximumInvestment', 'campaign.maximum_investment_above_goal'),
  ({ maxOfferingAmount, goal }) =>
    broken(isAbove(goal, maxOfferingAmount), 'maxOfferingAmount', 'campaign.offering_below_goal'),
  // 17 CFR 227.201(h): what may be committed beyond the maximum is stated, and more than the maximum.
  ({ allocationMethod, commitmentLimit, maxOfferingAmount }) =>
    broken(
      allocationMethod === 'pro_rata' &&
        count(commitmentLimit) !== null &&
        count(maxOfferingAmount) !== null &&
        !isAbove(commitmentLimit, maxOfferingAmount),
      'commitmentLimit',
      'campaign.commitment_limit_low',
    ),
  (fields, calendar) => {
    const { allocationMethod, commitmentLimit, equityCurrencyCode: currency } = fields;
    const limit = highestCommitments(fields, calendar);
    if (allocationMethod !== 'pro_rata' || limit === null) return null;
    const params = { limit: Number(limit), currency, source: calendar.commitmentLimitSource };
    return broken(isAbove(commitmentLimit, limit), 'commitmentLimit', 'campaign.commitment_limit_high', params);
  },
  // C-04 and decision `approval`
  ({ openDate }, { latest, latestSource: source }) => {
    const opening = day(openDate);
    return broken(opening !== null && opening > latest, 'openDate', 'campaign.opening_too_late', { latest, source });
  },
  ({ closingDate, openDate }, calendar) => {
    const closing = day(closingDate);
    const { earliest, earliestSource: source } = openingOn(calendar, day(openDate));
    const isEarly = closing !== null && closing < earliest;
    return broken(isEarly, 'closingDate', 'campaign.closing_too_early', { earliest, source });
  },
  ({ closingDate, openDate }, calendar) => {
    const closing = day(closingDate);
    const { days, latest, latestSource: source } = openingOn(calendar, day(openDate));
    const isLate = closing !== null && closing > latest;
    return broken(isLate, 'closingDate', 'campaign.closing_too_late', { days, latest, source });
  },
];

const EQUITY: readonly Rule[] = [
  // V-18 and decision 1
  ({ pricePerShare, minimumInvestment, equityCurrencyCode: currency }) => {
    const [price, minimum] = [count(pricePerShare), count(minimumInvestment)];
    if (price === null || minimum === null) return null;
    const params = { price: Number(price), minimum: Number(minimum), currency };
    return broken(!priceFitsMinimum(price, minimum), 'pricePerShare', 'campaign.price_misfit', params);
  },
  // Decision 34
  ({ availableShares, pricePerShare, maxOfferingAmount }) => {
    const [shares, price, most] = [count(availableShares), count(pricePerShare), count(maxOfferingAmount)];
    if (shares === null || price === null || most === null) return null;
    return broken(shares * price < most, 'availableShares', 'campaign.shares_below_offering');
  },
  ({ existingShares, pricePerShare, preMoneyValuation, equityCurrencyCode: currency }) => {
    const [shares, price, valuation] = [count(existingShares), count(pricePerShare), count(preMoneyValuation)];
    if (shares === null || price === null || valuation === null) return null;
    const given = pricePerShareFrom(valuation, shares);
    return broken(given !== price, 'existingShares', 'campaign.valuation_misfit', { price: Number(given), currency });
  },
  ({ availableShares, existingShares, pricePerShare, preMoneyValuation, equityAvailable }) => {
    const [shares, price, valuation] = [count(availableShares), count(pricePerShare), count(preMoneyValuation)];
    const stated = percent(equityAvailable);
    if (shares === null || price === null || valuation === null || stated === null) return null;
    const offer = equityOffered({
      preMoneyValuation: valuation,
      pricePerShare: price,
      availableShares: shares,
      existingShares: count(existingShares),
      equityAvailable: stated,
      maxOffering: 0n,
    });
    const expected = rationalToNumber(offer.percent).toFixed(2); // for the sentence only
    return broken(!offer.statedPercentFits, 'equityAvailable', 'campaign.equity_misfit', { expected });
  },
];

const DEBT: readonly Rule[] = [
  ({ paybackStartDate, closingDate }) => {
    const [start, closing] = [day(paybackStartDate), day(closingDate)];
    if (start === null || closing === null) return null;
    const params = { earliest: addDays(closing, 1) };
    return broken(start <= closing, 'paybackStartDate', 'campaign.payback_before_closing', params);
  },
];

/** The parts of the wizard that have rules of their own; each is judged with the fields of the others. */
export const CAMPAIGN_SECTIONS = ['company', 'raise', 'terms'] as const;
export type CampaignSection = (typeof CAMPAIGN_SECTIONS)[number];

const rulesOf = (section: CampaignSection, type: unknown): readonly Rule[] =>
  ({ company: COMPANY, raise: RAISE, terms: type === 'debt' ? DEBT : EQUITY })[section];

/**
 * Every rule that one section of a campaign breaks (V-16 to V-18, C-04, decision 34). The wizard, the saving of a
 * section, the checklist, submission and approval all ask here: what would be declined cannot be handed in.
 */
export const sectionRefusals = (
  section: CampaignSection,
  fields: CampaignFields,
  calendar: CampaignCalendar,
): CampaignRefusal[] =>
  rulesOf(section, fields.type)
    .map((rule) => rule(fields, calendar))
    .filter((refusal) => refusal !== null);

/**
 * What a save of some fields breaks: a rule at a field that it sends, or one that held before. What was broken already, by
 * a day that has passed, does not keep the other fields from being saved.
 */
export const refusalsOfChange = <Refusal extends { field: string }>(
  before: readonly { field: string }[],
  after: readonly Refusal[],
  sent: readonly string[],
): Refusal[] => after.filter(({ field }) => sent.includes(field) || !before.some((already) => already.field === field));
