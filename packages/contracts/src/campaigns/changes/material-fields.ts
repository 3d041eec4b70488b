import type { CampaignType } from '../options.js';

/** How the value of a term is written: an amount in minor units, a number, a calendar date, a yearly rate, a choice or words. */
export type TermKind = 'money' | 'count' | 'date' | 'rate' | 'months' | 'choice' | 'text';

interface MaterialField {
  readonly kind: TermKind;
  /** The type of campaign that has it; both where it is not named. */
  readonly of?: CampaignType;
}

/**
 * The terms on which investors decide, and which an owner may propose to change while the campaign is open
 * (17 CFR 227.304(c)): price, maximum offering amount, terms of the security, closing date and key people. The target
 * and the currency stay as they were approved: with others it is another offering.
 */
export const MATERIAL_FIELDS = {
  pricePerShare: { kind: 'money', of: 'equity' },
  maxOfferingAmount: { kind: 'money' },
  allocationMethod: { kind: 'choice' },
  commitmentLimit: { kind: 'money' },
  minimumInvestment: { kind: 'money' },
  maximumInvestment: { kind: 'money' },
  closingDate: { kind: 'date' },
  availableShares: { kind: 'count', of: 'equity' },
  existingShares: { kind: 'count', of: 'equity' },
  equityAvailable: { kind: 'rate', of: 'equity' },
  preMoneyValuation: { kind: 'money', of: 'equity' },
  conversionTrigger: { kind: 'text', of: 'equity' },
  noticeTerms: { kind: 'text', of: 'equity' },
  interestRate: { kind: 'rate', of: 'debt' },
  investFrequency: { kind: 'choice', of: 'debt' },
  repaymentSchedule: { kind: 'choice', of: 'debt' },
  termLength: { kind: 'months', of: 'debt' },
  paybackStartDate: { kind: 'date', of: 'debt' },
  keyPeople: { kind: 'text' },
} as const satisfies Readonly<Record<string, MaterialField>>;

export type MaterialFieldName = keyof typeof MATERIAL_FIELDS;
export const MATERIAL_FIELD_NAMES = Object.keys(MATERIAL_FIELDS) as readonly MaterialFieldName[];

/** The terms of a campaign of this type, in the order in which they are shown. */
export const materialFieldsOf = (type: CampaignType): MaterialFieldName[] =>
  MATERIAL_FIELD_NAMES.filter((name) => {
    const { of }: MaterialField = MATERIAL_FIELDS[name];
    return of === undefined || of === type;
  });

/** How a proposed change of the terms stands. `open`: investors are asked to confirm. */
export const CHANGE_STATES = ['proposed', 'withdrawn', 'declined', 'open', 'closed'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** How an investor's answer stands. `lapsed`: no answer in time; `ended`: the investment ended by itself. */
export const RECONFIRMATION_STATES = ['open', 'confirmed', 'cancelled', 'lapsed', 'ended'] as const;
export type ReconfirmationState = (typeof RECONFIRMATION_STATES)[number];

export const SHORTEST_CHANGE_REASON = 20;
export const LONGEST_CHANGE_REASON = 1_000;
export const LONGEST_KEY_PEOPLE = 300;
