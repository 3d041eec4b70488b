import { parseCalendarDate } from '../calendar/calendar-date.js';
import type { CalendarDate } from '../calendar/calendar-date.js';
import { ruleOn } from './dated-rule.js';
import type { DatedRule } from './dated-rule.js';

/** Figures of Rule 501(a); amounts in US cents. All must be exceeded, not only reached. */
export interface AccreditationRule extends DatedRule {
  readonly individualIncome: bigint;
  readonly jointIncome: bigint;
  readonly netWorth: bigint;
  readonly entityAssets: bigint;
}

/** In this form, spousal equivalents and professional certificates included, since 8 December 2020. */
export const ACCREDITATION_THRESHOLDS: readonly AccreditationRule[] = [
  {
    effectiveFrom: parseCalendarDate('2020-12-08'),
    individualIncome: 200_000_00n,
    jointIncome: 300_000_00n,
    netWorth: 1_000_000_00n,
    entityAssets: 5_000_000_00n,
    citation: '17 CFR 230.501(a) as amended by SEC Release 33-10824',
  },
];

/** Income of the last two calendar years in US cents, earlier year first. */
export type TwoYears = readonly [bigint, bigint];

export interface PersonFinances {
  readonly kind: 'person';
  readonly income?: TwoYears;
  /** Together with a spouse or spousal equivalent. */
  readonly jointIncome?: TwoYears;
  /** Whether the same level of income is reasonably expected this year. */
  readonly expectsSameIncome: boolean;
  /** Alone or jointly, US cents, without the primary residence. */
  readonly netWorth?: bigint;
  /** Series 7, 65 or 82 in good standing. */
  readonly professional?: boolean;
}

export interface EntityFinances {
  readonly kind: 'entity';
  /** Total assets in US cents. */
  readonly assets?: bigint;
  /** Investments in US cents, for forms of entity that the assets test does not name. */
  readonly investments?: bigint;
  readonly allOwnersAccredited?: boolean;
}

/** Which test of Rule 501(a) is met: (6), (5), (10), (3), (9), (8). */
export type AccreditationGround =
  | 'income'
  | 'joint-income'
  | 'net-worth'
  | 'professional'
  | 'entity-assets'
  | 'entity-investments'
  | 'all-owners-accredited';

const bothAbove = (years: TwoYears | undefined, threshold: bigint): boolean =>
  years !== undefined && years.every((income) => income > threshold);

const above = (amount: bigint | undefined, threshold: bigint): boolean => (amount ?? 0n) > threshold;

/**
 * The tests of Rule 501(a) that stated figures meet on a day, in the rule's own terms (C-07). It judges figures, not
 * evidence: whether they must be verified depends on the exemption used.
 *
 * @throws RangeError for a day before the first rule of the table
 */
export const accreditationGrounds = (
  finances: PersonFinances | EntityFinances,
  on: CalendarDate,
): AccreditationGround[] => {
  const rule = ruleOn(ACCREDITATION_THRESHOLDS, on);
  const grounds: AccreditationGround[] = [];
  if (finances.kind === 'person') {
    const lasting = finances.expectsSameIncome;
    if (lasting && bothAbove(finances.income, rule.individualIncome)) grounds.push('income');
    if (lasting && bothAbove(finances.jointIncome, rule.jointIncome)) grounds.push('joint-income');
    if (above(finances.netWorth, rule.netWorth)) grounds.push('net-worth');
    if (finances.professional === true) grounds.push('professional');
    return grounds;
  }
  if (above(finances.assets, rule.entityAssets)) grounds.push('entity-assets');
  if (above(finances.investments, rule.entityAssets)) grounds.push('entity-investments');
  if (finances.allOwnersAccredited === true) grounds.push('all-owners-accredited');
  return grounds;
};

/**
 * Whether stated figures make an accredited investor on a day (C-07).
 *
 * @throws RangeError for a day before the first rule of the table
 */
export const meetsAccreditation = (finances: PersonFinances | EntityFinances, on: CalendarDate): boolean =>
  accreditationGrounds(finances, on).length > 0;
