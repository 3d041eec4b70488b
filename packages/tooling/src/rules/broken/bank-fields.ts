import type { BrokenRule } from '../broken-rule.js';

const WIZARD = 'apps/api/src/modules/campaigns/wizard/wizard.spec.ts';
const ROUTING = {
  rule: 'V-10',
  file: 'packages/contracts/src/campaigns/routing-number.ts',
  spec: 'packages/contracts/src/campaigns/routing-number.spec.ts',
} as const;
const BANK = { rule: 'V-11', spec: 'packages/contracts/src/bank/bank-account.spec.ts' } as const;
const BANK_FILE = 'packages/contracts/src/bank';

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

/** Rules of the fields of bank accounts: V-09, V-10, V-11. */
export const BANK_FIELDS: readonly BrokenRule[] = [
  ...accountNumbers('of a campaign', 'packages/contracts/src/campaigns/payment-detail.request.ts', WIZARD),
  ...accountNumbers(
    'of a withdrawal',
    'packages/contracts/src/wallet/wallet.requests.ts',
    'apps/api/src/modules/wallet/withdrawals/withdrawal.spec.ts',
  ),
  {
    ...BANK,
    part: 'IBAN, check digits',
    file: `${BANK_FILE}/iban.ts`,
    text: 'remainder(iban) === 1',
    by: 'remainder(iban) >= 0',
  },
  { ...BANK, part: 'IBAN, length', file: `${BANK_FILE}/iban.ts`, text: '=== iban.length', by: '!== 0' },
  { ...BANK, part: 'BIC', file: `${BANK_FILE}/bic.ts`, text: '([A-Z0-9]{3})?$/', by: '[A-Z0-9]*$/' },
  { ...BANK, part: 'sort code', file: `${BANK_FILE}/bank-numbers.ts`, text: '/^\\d{6}$/', by: '/^\\d{6,7}$/' },
  {
    ...BANK,
    part: 'British account number',
    file: `${BANK_FILE}/bank-numbers.ts`,
    text: '/^\\d{8}$/',
    by: '/^\\d{7,8}$/',
  },
  {
    ...BANK,
    part: 'ABA',
    file: `${BANK_FILE}/bank-numbers.ts`,
    text: 'holds: isAbaRouting',
    by: 'holds: (aba: string) => aba.length === 9 && isAbaRouting !== null',
  },
  {
    ...BANK,
    part: 'institution number',
    file: `${BANK_FILE}/bank-numbers.ts`,
    text: '/^\\d{3,4}$/',
    by: '/^\\d{2,5}$/',
  },
  { ...BANK, part: 'branch code', file: `${BANK_FILE}/bank-numbers.ts`, text: '/^\\d{5}$/', by: '/^\\d{4,5}$/' },
  {
    ...BANK,
    part: 'bank name',
    file: `${BANK_FILE}/bank-numbers.ts`,
    text: "'validation.bank_name'",
    by: "'validation.format'",
  },
  { ...ROUTING, part: 'checksum', text: '% 10 === 0', by: '% 10 >= 0' },
  { ...ROUTING, part: 'nine digits', text: '/^\\d{9}$/.test(digits) &&', by: '' },
];
