import type { JURISDICTION_PROFILES } from '../settings/jurisdiction-profiles.js';

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
export const STATEMENTS = ['education', 'loss', 'resale', 'cancel', 'bear', 'no_advice'] as const;
export type Statement = (typeof STATEMENTS)[number];

/** V-30: what an investor states before each commitment. Another wording is another version. */
export interface Questionnaire {
  readonly version: string;
  /** The law or house rule that asks for it. */
  readonly source: string;
  /** The education material that comes with it, as its own version. */
  readonly educationVersion: string;
  /** All are to be ticked. */
  readonly statements: readonly Statement[];
}

/** What a jurisdiction asks between the wish to invest and the payment. */
export interface JurisdictionPack {
  readonly profile: JurisdictionProfile;
  /** Left out are those that it does not ask; the order never varies. */
  readonly steps: readonly InvestingStep[];
  readonly questionnaire: Questionnaire;
}

/** The agreement is asked for once it can be signed here. */
const BEFORE_AGREEMENT = INVESTING_STEPS.filter((step) => step !== 'subscription-agreement');

const REG_CF: JurisdictionPack = {
  profile: 'us_regcf',
  steps: BEFORE_AGREEMENT,
  questionnaire: {
    version: '2026-11',
    source: '17 CFR 227.303(b)',
    educationVersion: '2026-11',
    statements: ['education', 'loss', 'resale', 'cancel', 'bear', 'no_advice'],
  },
};

const NONE: JurisdictionPack = {
  profile: 'none',
  steps: BEFORE_AGREEMENT,
  questionnaire: {
    version: '2026-11',
    source: 'House rule',
    educationVersion: '2026-11',
    statements: ['education', 'loss', 'resale', 'bear'],
  },
};

const PACKS: Readonly<Partial<Record<JurisdictionProfile, JurisdictionPack>>> = { us_regcf: REG_CF, none: NONE };

/** @throws for a profile whose rules are not built: none such can be chosen */
export function packOf(profile: string): JurisdictionPack {
  const pack = Object.values(PACKS).find((one) => one.profile === profile);
  if (pack === undefined) throw new Error(`The jurisdiction ${profile} has no pack`);
  return pack;
}
