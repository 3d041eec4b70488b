import type { BrokenRule } from '../broken-rule.js';

const PROFILE = {
  file: 'packages/contracts/src/users/profile.requests.ts',
  spec: 'apps/api/src/modules/users/profile/profile.spec.ts',
} as const;

/** Rules of profiles and identities: V-03 to V-06, V-08, V-13, C-08. */
export const PEOPLE: readonly BrokenRule[] = [
  {
    rule: 'V-03',
    part: 'least name',
    file: 'apps/api/src/modules/users/profile/profile.service.ts',
    text: 'const LEAST_NAME = 3;',
    by: 'const LEAST_NAME = 2;',
    spec: PROFILE.spec,
  },
  {
    ...PROFILE,
    rule: 'V-03',
    part: 'description',
    text: '@TextField({ optional: true, max: 200 })\n  description',
    by: '@TextField({ optional: true, max: 201 })\n  description',
  },
  { ...PROFILE, rule: 'V-04', part: 'least length', text: 'min: 3, max: 60', by: 'min: 2, max: 60' },
  {
    ...PROFILE,
    rule: 'V-04',
    part: 'characters',
    text: '(?:[A-Za-z0-9-]|(?!\\p{Script=Latin})[\\p{L}\\p{Nd}])*',
    by: '.*',
  },
  {
    rule: 'V-04',
    part: 'unique',
    file: 'apps/api/src/modules/users/profile/profile.service.ts',
    text: 'if (holder !== null && holder.id !== user.id)',
    by: 'if (holder === undefined)',
    spec: PROFILE.spec,
  },
  {
    rule: 'V-05',
    part: '5 digits',
    file: 'packages/contracts/src/kyc/postal-code.ts',
    text: 'US: /^\\d{5}(-\\d{4})?$/',
    by: 'US: /^\\d{4,5}(-\\d{4})?$/',
    spec: 'packages/contracts/src/kyc/kyc-rules.spec.ts',
  },
  {
    rule: 'V-05',
    part: '5-4 digits',
    file: 'packages/contracts/src/kyc/postal-code.ts',
    text: 'US: /^\\d{5}(-\\d{4})?$/',
    by: 'US: /^\\d{5}$/',
    spec: 'packages/contracts/src/kyc/kyc-rules.spec.ts',
  },
  {
    rule: 'V-06',
    part: 'digits',
    file: 'packages/contracts/src/kyc/person-fields.ts',
    text: '/^(\\d{3})-?(\\d{2})-?(\\d{4})$/',
    by: '/^(\\d*)-?(\\d*)-?(\\d*)$/',
    spec: 'packages/contracts/src/kyc/person-fields.spec.ts',
  },
  {
    rule: 'V-06',
    part: 'hyphens are optional',
    file: 'packages/contracts/src/kyc/person-fields.ts',
    text: '/^(\\d{3})-?(\\d{2})-?(\\d{4})$/',
    by: '/^(\\d{3})-(\\d{2})-(\\d{4})$/',
    spec: 'packages/contracts/src/kyc/person-fields.spec.ts',
  },
  {
    rule: 'V-08',
    file: 'packages/contracts/src/kernel/text-fields.ts',
    text: "IsEmail({}, { message: orMissing('validation.email') }),",
    by: '',
    spec: 'packages/contracts/src/kernel/field-kinds.spec.ts',
  },
  {
    rule: 'V-13',
    part: 'the form of an address',
    file: 'packages/contracts/src/kernel/text-fields.ts',
    text: "IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: orMissing('validation.url') }),",
    by: '',
    spec: 'packages/contracts/src/kernel/fields.spec.ts',
  },
  {
    ...PROFILE,
    rule: 'V-13',
    part: 'website',
    text: '@UrlField({ optional: true })',
    by: '@TextField({ optional: true })',
  },
  ...(
    [
      ['Facebook', "...hosts('facebook.com', 'fb.com')"],
      ['Twitter', "...hosts('twitter.com', 'x.com')"],
      ['LinkedIn', "...hosts('linkedin.com')"],
      ['YouTube', "...hosts('youtube.com', 'youtu.be')"],
    ] as const
  ).map(([part, text]) => ({ ...PROFILE, rule: 'V-13', part, text, by: '' })),
  {
    rule: 'V-13',
    part: 'website of a company',
    file: 'packages/contracts/src/campaigns/company-profile.request.ts',
    text: '@UrlField({ optional: true })\n  website',
    by: '@TextField({ optional: true })\n  website',
    spec: 'apps/api/src/modules/campaigns/wizard/wizard.spec.ts',
  },
  {
    rule: 'C-08',
    part: 'of an identity',
    file: 'packages/contracts/src/kyc/adulthood.ts',
    text: 'const ADULT_MONTHS = 18 * 12;',
    by: 'const ADULT_MONTHS = 17 * 12;',
    spec: 'apps/api/src/modules/kyc/review/review.spec.ts',
  },
];
