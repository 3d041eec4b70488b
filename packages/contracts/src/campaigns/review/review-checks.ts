import type { CampaignType } from '../options.js';

/** What a reviewer checks before a campaign goes live; `of` names the one kind of campaign that it is for. */
const CHECKS = {
  company_registered: {},
  account_holder: {},
  people_real: {},
  contract_power: {},
  terms_match: {},
  use_of_money: {},
  statements: {},
  claims_supported: {},
  no_promise: {},
  risks_named: {},
  pictures_allowed: {},
  valuation_explained: { of: 'equity' },
  share_rights: { of: 'equity' },
  repayment_source: { of: 'debt' },
  other_debts: { of: 'debt' },
} as const satisfies Readonly<Record<string, { of?: CampaignType }>>;

export type ReviewCheckCode = keyof typeof CHECKS;

export const REVIEW_CHECKS = Object.keys(CHECKS) as readonly ReviewCheckCode[];

/** The checks of one kind of campaign, in the order in which they are read. */
export const reviewChecksOf = (type: CampaignType): readonly ReviewCheckCode[] =>
  REVIEW_CHECKS.filter((code) => {
    const check: { of?: CampaignType } = CHECKS[code];
    return check.of === undefined || check.of === type;
  });
