import type { BrokenRule } from './broken-rule.js';

const WIZARD = 'apps/api/src/modules/campaigns/wizard/wizard.spec.ts';
const RULES = {
  file: 'packages/contracts/src/campaigns/campaign-rules.ts',
  spec: 'packages/contracts/src/campaigns/campaign-rules.spec.ts',
} as const;
const ROUTING = {
  rule: 'V-10',
  file: 'packages/contracts/src/campaigns/routing-number.ts',
  spec: 'packages/contracts/src/campaigns/routing-number.spec.ts',
} as const;
const UNITS = {
  file: 'packages/finance/src/offering/units.ts',
  spec: 'packages/finance/src/offering/units.spec.ts',
} as const;
const CREATION = {
  file: 'apps/api/src/modules/campaigns/wizard/campaign-creation.service.ts',
  spec: 'apps/api/src/modules/campaigns/campaign-creation.spec.ts',
} as const;

/** The numbers of a bank account are entered in two places. */
const accountNumbers = (place: string, file: string, spec: string): BrokenRule[] => [
  {
    rule: 'V-09',
    part: `least, ${place}`,
    file,
    text: '/^\\d{5,20}$/',
    by: '/^\\d{4,20}$/',
    spec,
  },
  {
    rule: 'V-09',
    part: `most, ${place}`,
    file,
    text: "/^\\d{5,20}$/, code: 'validation.account_number', max: 20",
    by: "/^\\d{5,21}$/, code: 'validation.account_number', max: 21",
    spec,
  },
  {
    rule: 'V-09',
    part: `repeated, ${place}`,
    file,
    text: "@SameAsField('accountNumber', 'validation.account_number_mismatch')",
    by: '@TextField()',
    spec,
  },
  { rule: 'V-10', part: place, file, text: '@RoutingNumberField()', by: '@TextField({ max: 9 })', spec },
];

/** Rules of the wizard: V-09, V-10, V-12, V-15 to V-19, V-21, V-39, C-04. */
export const CAMPAIGNS: readonly BrokenRule[] = [
  ...accountNumbers('of a campaign', 'packages/contracts/src/campaigns/payment-detail.request.ts', WIZARD),
  ...accountNumbers(
    'of a withdrawal',
    'packages/contracts/src/wallet/wallet.requests.ts',
    'apps/api/src/modules/wallet/withdrawals/withdrawal.spec.ts',
  ),
  { ...ROUTING, part: 'checksum', text: '% 10 === 0', by: '% 10 >= 0' },
  { ...ROUTING, part: 'nine digits', text: '/^\\d{9}$/.test(digits) &&', by: '' },
  {
    rule: 'V-12',
    part: 'name',
    file: 'packages/contracts/src/campaigns/company-profile.request.ts',
    text: 'min: 10',
    by: 'min: 9',
    spec: WIZARD,
  },
  {
    rule: 'V-12',
    part: 'email',
    file: 'packages/contracts/src/campaigns/company-profile.request.ts',
    text: '@EmailField({ optional: true })',
    by: '@TextField({ optional: true })',
    spec: WIZARD,
  },
  ...['V-16', 'V-17', 'V-18'].map((rule) => ({
    rule,
    part: 'as it is saved',
    file: 'apps/api/src/modules/campaigns/wizard/campaign-sections.service.ts',
    text: "if (fields.length > 0) throw new DomainError('request.invalid', {}, fields);",
    by: '',
    spec: WIZARD,
  })),
  {
    rule: 'V-15',
    file: 'packages/contracts/src/campaigns/campaign-story.request.ts',
    text: 'max: 255',
    by: 'max: 256',
    spec: WIZARD,
  },
  {
    ...RULES,
    rule: 'V-16',
    part: 'minimum raise below the goal',
    text: '!isAbove(goal, minimumRaise)',
    by: 'isAbove(minimumRaise, goal)',
  },
  {
    ...RULES,
    rule: 'V-16',
    part: 'maximum raise not above the goal',
    text: 'isAbove(maximumRaise, goal) || isAbove(minimumRaise, maximumRaise)',
    by: 'isAbove(minimumRaise, maximumRaise)',
  },
  {
    ...RULES,
    rule: 'V-16',
    part: 'maximum raise not below the minimum',
    text: 'isAbove(maximumRaise, goal) || isAbove(minimumRaise, maximumRaise)',
    by: 'isAbove(maximumRaise, goal)',
  },
  {
    ...RULES,
    rule: 'V-17',
    part: 'minimum not above maximum',
    text: 'isAbove(minimumInvestment, maximumInvestment)',
    by: 'false',
  },
  { ...RULES, rule: 'V-17', part: 'maximum not above the goal', text: 'isAbove(maximumInvestment, goal)', by: 'false' },
  {
    ...RULES,
    rule: 'V-17',
    part: 'offering not below the goal',
    text: 'isAbove(goal, maxOfferingAmount)',
    by: 'false',
  },
  { ...RULES, rule: 'V-18', part: 'asked of a campaign', text: '!priceFitsMinimum(price, minimum)', by: 'false' },
  { ...UNITS, rule: 'V-18', part: 'price a multiple', text: 'price % minimum === 0n || ', by: '' },
  { ...UNITS, rule: 'V-18', part: 'minimum a multiple', text: ' || minimum % price === 0n', by: '' },
  { ...UNITS, rule: 'V-18', part: 'positive', text: 'price > 0n && minimum > 0n && ', by: 'minimum > 0n && ' },
  {
    rule: 'V-18',
    part: 'positive, as it is saved',
    file: 'packages/contracts/src/campaigns/campaign-terms.request.ts',
    text: '@MoneyField({ optional: true })\n  pricePerShare',
    by: '@MoneyField({ optional: true, min: -1_000_000n })\n  pricePerShare',
    spec: WIZARD,
  },
  {
    rule: 'V-21',
    file: 'packages/contracts/src/campaigns/create-campaign.request.ts',
    text: "@OptionField('campaign-type', CAMPAIGN_TYPES)",
    by: '@TextField()',
    spec: CREATION.spec,
  },
  { ...CREATION, rule: 'V-39', text: '>= userCampaignLimit', by: '> userCampaignLimit' },
  {
    ...CREATION,
    rule: 'R-04',
    part: 'admins alone',
    text: "if (onlyAdminCreateCampaign === 'yes' && caller.adminRole === null)",
    by: "if (onlyAdminCreateCampaign === 'maybe')",
  },
  {
    rule: 'R-04',
    part: 'everybody, by their consent',
    file: 'apps/api/src/modules/users/accounts/user-types.ts',
    text: "if (!consent) throw new DomainError('campaign.not_owner_type');",
    by: "throw new DomainError('campaign.not_owner_type');",
    spec: CREATION.spec,
  },
  {
    rule: 'R-04',
    part: 'in the bar',
    file: 'packages/contracts/src/content/site-menus.ts',
    text: "!isSignedIn || site?.onlyAdminCreateCampaign === 'no' || me?.isAdmin === true",
    by: 'true',
    spec: 'packages/contracts/src/content/site-menus.spec.ts',
  },
  {
    ...RULES,
    rule: 'C-04',
    part: 'closing',
    text: 'closing !== null && closing > latest',
    by: 'false && closing > latest',
  },
  {
    ...RULES,
    rule: 'C-04',
    part: 'opening',
    text: 'opening !== null && opening > latest',
    by: 'false && opening > latest',
  },
  {
    rule: 'C-04',
    part: '365 days',
    file: 'apps/api/migrations/0004-settings.sql',
    text: "('maximumCampaignDays', '365', true)",
    by: "('maximumCampaignDays', '366', true)",
    spec: 'apps/api/src/modules/campaigns/review/review.spec.ts',
  },
  {
    rule: 'C-04',
    part: 'asked of an approval',
    file: 'apps/api/src/modules/campaigns/review/campaign-review.service.ts',
    text: 'this.requireRules(campaign, calendar);',
    by: '',
    spec: 'apps/api/src/modules/campaigns/review/review.spec.ts',
  },
];
