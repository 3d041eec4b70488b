import type { BrokenRule } from '../broken-rule.js';

const SIGN_UP = {
  file: 'packages/contracts/src/users/sign-up.request.ts',
  spec: 'apps/api/src/modules/users/sign-up/sign-up.spec.ts',
} as const;
const PASSWORD = {
  rule: 'V-02',
  file: 'packages/contracts/src/users/password.ts',
  spec: 'packages/contracts/src/users/sign-up-rules.spec.ts',
} as const;
const SIGN_IN = {
  file: 'apps/api/src/modules/users/sign-in/sign-in.service.ts',
  spec: 'apps/api/src/modules/users/sign-in/sign-in.spec.ts',
} as const;

/** Rules of signing up, in and out, and of invitations: V-01 to V-03, V-07, V-32, S-04 to S-06, C-08. */
export const SIGNING_UP: readonly BrokenRule[] = [
  ...(['firstName', 'lastName'] as const).map((field) => ({
    ...SIGN_UP,
    rule: 'V-01',
    part: field,
    text: `@LineField({ max: 20 })\n  ${field}`,
    by: `@LineField({ optional: true, max: 20 })\n  ${field}`,
  })),
  { ...SIGN_UP, rule: 'V-01', part: 'email', text: '@EmailField()', by: '@EmailField({ optional: true })' },
  {
    ...SIGN_UP,
    rule: 'V-01',
    part: 'phone',
    text: "@TextField({ pattern: PHONE, code: 'validation.phone', max: 20 })",
    by: "@TextField({ optional: true, pattern: PHONE, code: 'validation.phone', max: 20 })",
  },
  {
    ...SIGN_UP,
    rule: 'V-01',
    part: 'password',
    text: '@NewPasswordField()',
    by: '@TextField({ optional: true, verbatim: true })',
  },
  {
    ...SIGN_UP,
    rule: 'V-01',
    part: 'terms',
    text: '@AcceptedField()\n  termsAccepted',
    by: '@FlagField({ optional: true })\n  termsAccepted',
  },
  {
    ...SIGN_UP,
    rule: 'V-01',
    part: 'age',
    text: '@AcceptedField()\n  adult',
    by: '@FlagField({ optional: true })\n  adult',
  },
  { ...PASSWORD, part: 'length', text: '/^.{8,}$/su', by: '/^.{7,}$/su' },
  { ...PASSWORD, part: 'upper case', text: '/\\p{Lu}/u', by: '/^/u' },
  { ...PASSWORD, part: 'lower case', text: '/\\p{Ll}/u', by: '/^/u' },
  { ...PASSWORD, part: 'digit', text: '/\\p{Nd}/u', by: '/^/u' },
  { ...PASSWORD, part: 'special character', text: '/[^\\p{L}\\p{N}\\s]/u', by: '/^/u' },
  {
    ...PASSWORD,
    part: 'confirmation',
    spec: SIGN_UP.spec,
    text: 'value === Object.getOwnPropertyDescriptor',
    by: 'true || value === Object.getOwnPropertyDescriptor',
  },
  {
    rule: 'V-02',
    part: 'at sign-in',
    file: 'packages/contracts/src/users/login.request.ts',
    text: 'min: 8',
    by: 'min: 1',
    spec: SIGN_IN.spec,
  },
  ...(['firstName', 'lastName'] as const).map((field) => ({
    ...SIGN_UP,
    rule: 'V-03',
    part: field,
    text: `@LineField({ max: 20 })\n  ${field}`,
    by: `@LineField({ max: 21 })\n  ${field}`,
  })),
  ...(
    [
      ['least', '{7,13}'],
      ['most', '{8,14}'],
    ] as const
  ).map(([part, by]) => ({
    rule: 'V-07',
    part,
    file: 'packages/contracts/src/users/phone.ts',
    text: '{8,13}',
    by,
    spec: 'packages/contracts/src/users/sign-up-rules.spec.ts',
  })),
  {
    rule: 'V-32',
    part: 'by commas',
    file: 'apps/api/src/modules/users/invitations/invitations.service.ts',
    text: ".split(',')",
    by: ".split(';')",
    spec: 'apps/api/src/modules/users/invitations/invitations.spec.ts',
  },
  {
    rule: 'V-32',
    part: 'each valid',
    file: 'apps/api/src/modules/users/invitations/invitations.service.ts',
    text: '!isEmail(email) || ',
    by: '',
    spec: 'apps/api/src/modules/users/invitations/invitations.spec.ts',
  },
  {
    rule: 'V-32',
    part: 'in the browser',
    file: 'apps/web/src/features/invite/addresses.ts',
    text: ".split(',')",
    by: ".split(';')",
    spec: 'apps/web/src/features/invite/addresses.spec.ts',
  },
  {
    ...SIGN_IN,
    rule: 'S-04',
    part: 'after a password',
    text: "if (user.totpEnabledAt !== null) return this.verifications.open(user, 'login');",
    by: '',
  },
  {
    rule: 'S-04',
    part: 'in the browser',
    file: 'apps/web/src/lib/api/session.ts',
    text: "if (!reply.token || !reply.expirationDate) throw new Error('A sign-in without a token cannot be stored');",
    by: '',
    spec: 'apps/web/src/lib/api/session.spec.ts',
  },
  {
    rule: 'S-05',
    part: '10,800 seconds',
    file: 'apps/api/src/kernel/auth/sessions.ts',
    text: 'SESSION_SECONDS = 10_800',
    by: 'SESSION_SECONDS = 10_801',
    spec: 'apps/api/src/kernel/auth/sessions.spec.ts',
  },
  {
    rule: 'S-05',
    part: 'an expired session counts as none',
    file: 'apps/web/src/lib/api/session.ts',
    text: '!expirationDate || Date.parse(expirationDate) <= Date.now()',
    by: '!expirationDate',
    spec: 'apps/web/src/lib/api/session.spec.ts',
  },
  {
    rule: 'S-05',
    part: 'a refused token clears the storage',
    file: 'apps/web/src/lib/api/api.ts',
    text: 'if (present?.token === session.token) clearSession();\n    else if',
    by: 'if',
    spec: 'apps/web/src/lib/api/api.spec.ts',
  },
  {
    ...SIGN_IN,
    rule: 'S-06',
    part: 'not after a wrong password',
    text: "throw new DomainError('auth.bad_credentials', { showResendLink: false });",
    by: "throw new DomainError('auth.bad_credentials', { showResendLink: true });",
  },
  {
    ...SIGN_IN,
    rule: 'S-06',
    part: 'after the right one',
    text: '{ showResendLink: true }',
    by: '{ showResendLink: false }',
  },
  {
    ...SIGN_UP,
    rule: 'C-08',
    part: 'at sign-up',
    text: '@AcceptedField()\n  adult',
    by: '@FlagField({ optional: true })\n  adult',
  },
];
