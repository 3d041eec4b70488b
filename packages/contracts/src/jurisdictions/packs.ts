import type { JURISDICTION_PROFILES } from '../settings/jurisdiction-profiles.js';
import type { StatementKind } from './statement-kinds.js';

export type JurisdictionProfile = (typeof JURISDICTION_PROFILES)[number];

/** The steps between the amount and the payment, in the only order there is; each is the last part of its page's path. */
export const INVESTING_STEPS = [
  'investor-details',
  'investor-questionnaire',
  'pre-subscription-information',
  'subscription-agreement',
] as const;
export type InvestingStep = (typeof INVESTING_STEPS)[number];

/** Sentences that an investor ticks; each in the catalogue, `statement.<key>`. */
export const STATEMENTS = ['education', 'key_information', 'loss', 'resale', 'cancel', 'bear', 'no_advice'] as const;
export type Statement = (typeof STATEMENTS)[number];

/** Parts of the education material; each in the catalogue, `lesson.<key>`. */
export const LESSONS = [
  'loss',
  'resale',
  'resale_no_market',
  'cancel',
  'cancel_reflection',
  'cancel_shown',
  'dilution',
  'reporting',
  'reporting_agreed',
  'afterwards',
] as const;
export type Lesson = (typeof LESSONS)[number];

/** V-30: what an investor states before each commitment. Another wording is another version. */
export interface Questionnaire {
  readonly version: string;
  /** The law or house rule that asks for it. */
  readonly source: string;
  /** The education material that comes with it, as its own version. */
  readonly educationVersion: string;
  /** What the material says, in its order: what one law allows another does not. */
  readonly lessons: readonly Lesson[];
  /** All are to be ticked. */
  readonly statements: readonly Statement[];
}

/** One question of a test; the right option is known to the server alone. */
export interface TestQuestion {
  /** Its words are `test.<id>` of the catalogue, and those of an option `test.<id>.<option>`. */
  readonly id: string;
  readonly options: readonly string[];
}

/** Something that a person states before investing. */
export interface PackAsk {
  readonly kind: StatementKind;
  /** Another wording is another version, and is asked for again. */
  readonly version: string;
  readonly source: string;
}

/** What a jurisdiction asks between the wish to invest and the payment. */
export interface JurisdictionPack {
  readonly profile: JurisdictionProfile;
  /** Left out are those that it does not ask; the order never varies. */
  readonly steps: readonly InvestingStep[];
  readonly questionnaire: Questionnaire;
  /** Where it says who has a limit, and that others have none. */
  readonly limitSource: string;
  /** The currency that its limit and its figures are in; null where it is the site's own. */
  readonly currency: string | null;
  /** Whether it knows accredited investors. */
  readonly accredits: boolean;
  /** In the order in which they are asked for. */
  readonly asks: readonly PackAsk[];
  /** What a person may call themselves; the first is who says nothing. */
  readonly categories: readonly string[];
  readonly test: readonly TestQuestion[];
}

const VERSION = '2026-11';

const questions = (...ids: readonly string[]): readonly TestQuestion[] =>
  ids.map((id) => ({ id, options: ['a', 'b', 'c'] }));

/** Of the material of laws that say nothing of their own about resale, cancelling and reports. */
const GENERAL: readonly Lesson[] = [
  'loss',
  'resale_no_market',
  'cancel_shown',
  'dilution',
  'reporting_agreed',
  'afterwards',
];
/** With the statement about the key information sheet. */
const SHEET_VERSION = '2026-11-27';
const GENERAL_VERSION = '2026-11-27';

const ECSPR = 'Regulation (EU) 2020/1503';
const COBS = 'FCA Handbook, COBS 4.12A';

export const PACKS: Readonly<Record<JurisdictionProfile, JurisdictionPack>> = {
  us_regcf: {
    profile: 'us_regcf',
    steps: INVESTING_STEPS,
    questionnaire: {
      version: VERSION,
      source: '17 CFR 227.303(b)',
      educationVersion: VERSION,
      lessons: ['loss', 'resale', 'cancel', 'dilution', 'reporting', 'afterwards'],
      statements: ['education', 'loss', 'resale', 'cancel', 'bear', 'no_advice'],
    },
    limitSource: '17 CFR 227.100(a)(2)',
    currency: 'USD',
    accredits: true,
    asks: [],
    categories: [],
    test: [],
  },
  us_506c: {
    profile: 'us_506c',
    steps: INVESTING_STEPS,
    questionnaire: {
      version: VERSION,
      source: 'House rule',
      educationVersion: GENERAL_VERSION,
      lessons: ['loss', 'resale', 'cancel_shown', 'dilution', 'reporting_agreed', 'afterwards'],
      statements: ['education', 'loss', 'resale', 'bear', 'no_advice'],
    },
    limitSource: '17 CFR 230.506(c)',
    currency: 'USD',
    accredits: true,
    asks: [
      { kind: 'minimum_investment', version: VERSION, source: 'SEC staff no-action letter of 12 March 2025' },
      { kind: 'accreditation_confirmation', version: VERSION, source: '17 CFR 230.506(c)(2)(ii)(E)' },
    ],
    categories: [],
    test: [],
  },
  eu_ecspr: {
    profile: 'eu_ecspr',
    steps: INVESTING_STEPS,
    questionnaire: {
      version: SHEET_VERSION,
      source: `${ECSPR}, Article 21`,
      educationVersion: GENERAL_VERSION,
      lessons: ['loss', 'resale_no_market', 'cancel_reflection', 'dilution', 'reporting_agreed', 'afterwards'],
      statements: ['education', 'key_information', 'loss', 'resale', 'bear', 'no_advice'],
    },
    limitSource: `${ECSPR}, Article 21(7)`,
    currency: 'EUR',
    accredits: false,
    asks: [
      { kind: 'category', version: VERSION, source: `${ECSPR}, Annex II` },
      { kind: 'knowledge_test', version: VERSION, source: `${ECSPR}, Article 21` },
      { kind: 'knowledge_warning', version: VERSION, source: `${ECSPR}, Article 21` },
      { kind: 'loss_simulation', version: VERSION, source: `${ECSPR}, Article 21(5)` },
      { kind: 'risk_warning', version: VERSION, source: 'Delegated Regulation (EU) 2022/2114, Article 4' },
      { kind: 'investment_consent', version: VERSION, source: `${ECSPR}, Article 21(7)` },
    ],
    categories: ['non_sophisticated', 'sophisticated'],
    test: questions('loss_of_capital', 'no_guarantee', 'resale', 'diversification', 'returns'),
  },
  uk_rmmi: {
    profile: 'uk_rmmi',
    steps: INVESTING_STEPS,
    questionnaire: {
      version: VERSION,
      source: 'House rule',
      educationVersion: GENERAL_VERSION,
      lessons: GENERAL,
      statements: ['education', 'loss', 'resale', 'bear', 'no_advice'],
    },
    limitSource: COBS,
    currency: 'GBP',
    accredits: false,
    asks: [
      { kind: 'risk_warning', version: VERSION, source: COBS },
      { kind: 'offer_request', version: VERSION, source: COBS },
      { kind: 'category', version: VERSION, source: COBS },
      { kind: 'knowledge_test', version: VERSION, source: 'FCA Handbook, COBS 10.2' },
    ],
    categories: ['restricted', 'high_net_worth', 'certified_sophisticated'],
    test: questions('loss_of_capital', 'compensation', 'resale', 'diversification', 'dilution'),
  },
  none: {
    profile: 'none',
    steps: INVESTING_STEPS,
    questionnaire: {
      version: VERSION,
      source: 'House rule',
      educationVersion: GENERAL_VERSION,
      lessons: GENERAL,
      statements: ['education', 'loss', 'resale', 'bear'],
    },
    limitSource: 'House rule',
    currency: null,
    accredits: false,
    asks: [],
    categories: [],
    test: [],
  },
};

/** The currency of a law's limit, and of what it asks about, on a site of this currency. */
export const lawCurrencyOf = ({ currency }: Pick<JurisdictionPack, 'currency'>, siteCurrency: string): string =>
  currency ?? siteCurrency;

/** @throws for a profile that there is not */
export function packOf(profile: string): JurisdictionPack {
  const pack = Object.values(PACKS).find((one) => one.profile === profile);
  if (pack === undefined) throw new Error(`The jurisdiction ${profile} has no pack`);
  return pack;
}
