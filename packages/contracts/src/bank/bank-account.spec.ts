import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readRefusal } from '../errors/refusal.js';
import { accountIdentity } from './account-identity.js';
import { BankAccountRequest } from './bank-account.request.js';
import { BANK_ACCOUNT_KINDS, numbersOf, type BankAccountKind } from './bank-numbers.js';
import { isBic } from './bic.js';
import { isIban } from './iban.js';

const HOLDER = {
  ownerName: 'Anna Stein',
  addressLine1: 'Rue du Port 4',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
};

const GOOD: Readonly<Record<BankAccountKind, Record<string, string>>> = {
  IBAN: { iban: 'FR14 2004 1010 0505 0001 3M02 606', bic: 'psstfrpplyo' },
  GB: { sortCode: '20-00-00', accountNumber: '55779911' },
  US: { aba: '021000021', accountNumber: '000123456789', depositAccountType: 'checking' },
  CA: { institutionNumber: '614', branchCode: '00152', accountNumber: '11696419', bankName: 'Banque du Lac' },
  OTHER: { bankCountry: 'MA', bic: 'BCMAMAMC', accountNumber: '0077800001230000' },
};

/** The field at fault and what is said of it. */
const faultsOf = (type: string, fields: Record<string, unknown>): Record<string, string | undefined> => {
  const account = plainToInstance(BankAccountRequest, { ...HOLDER, type, ...fields });
  return Object.fromEntries(
    validateSync(account, { stopAtFirstError: true }).map(({ property, constraints = {} }) => [
      property,
      readRefusal(Object.values(constraints)[0] ?? '')?.code,
    ]),
  );
};

describe('V-11 a bank account', () => {
  it.each(BANK_ACCOUNT_KINDS)('of the kind %s is taken as its bank writes it', (kind) => {
    expect(faultsOf(kind, GOOD[kind])).toEqual({});
  });

  it.each([
    'FR14\u00a02004 1010 0505 0001 3M02 606',
    '\u200fFR1420041010050500013M02606\u200e',
    'FR١٤٢٠٠٤١٠١٠٠٥٠٥٠٠٠١٣M٠٢٦٠٦',
    'ＦＲ1420041010050500013Ｍ02606',
  ])('is taken as it was copied: %s', (iban) => {
    expect(faultsOf('IBAN', { ...GOOD.IBAN, iban })).toEqual({});
  });

  it.each(BANK_ACCOUNT_KINDS.flatMap((kind) => numbersOf(kind).map(([name, rule]) => [kind, name, rule] as const)))(
    'of the kind %s needs its own %s',
    (kind, name, { code, optional }) => {
      const { [name]: _left, ...rest } = GOOD[kind];
      expect(faultsOf(kind, rest)).toEqual(optional ? {} : { [name]: 'validation.required' });
      expect(faultsOf(kind, { ...GOOD[kind], [name]: '!' })).toEqual({ [name]: code });
      expect(faultsOf(kind, { ...GOOD[kind], [name]: 7 })).toEqual({ [name]: 'validation.required' });
    },
  );

  it.each<[BankAccountKind, string, string, string]>([
    ['IBAN', 'iban', 'FR1420041010050500013M02607', 'validation.iban'],
    ['IBAN', 'iban', 'FR1420041010050500013M0260', 'validation.iban'],
    ['IBAN', 'iban', 'US64SVBKUS6S3300958879', 'validation.iban'],
    ['IBAN', 'bic', 'PSSTFRP', 'validation.bic'],
    ['GB', 'sortCode', '2000001', 'validation.sort_code'],
    ['GB', 'accountNumber', '5577991', 'validation.account_number_gb'],
    ['US', 'aba', '021000022', 'validation.routing_number'],
    ['US', 'accountNumber', '1234', 'validation.account_number'],
    ['US', 'accountNumber', '1'.repeat(21), 'validation.account_number'],
    ['US', 'depositAccountType', 'gold', 'validation.choice'],
    ['CA', 'institutionNumber', '61', 'validation.institution_number'],
    ['CA', 'institutionNumber', '61412', 'validation.institution_number'],
    ['CA', 'branchCode', '0015', 'validation.branch_code'],
    ['CA', 'accountNumber', '12A45', 'validation.account_number'],
    ['CA', 'bankName', 'Bank & Sons', 'validation.bank_name'],
    ['OTHER', 'bic', 'BCMAQQMC', 'validation.bic'],
    ['OTHER', 'accountNumber', 'حساب', 'validation.account_number_abroad'],
    ['OTHER', 'bankCountry', 'SN', 'validation.bic_country'],
    ['OTHER', 'bankCountry', 'FR', 'validation.account_form'],
    ['OTHER', 'bankCountry', 'GP', 'validation.account_form'],
    ['OTHER', 'bankCountry', 'JE', 'validation.account_form'],
    ['OTHER', 'bankCountry', 'GB', 'validation.account_form'],
    ['OTHER', 'bankCountry', 'US', 'validation.account_form'],
    ['OTHER', 'bankCountry', 'CA', 'validation.account_form'],
    ['OTHER', 'accountNumber', 'fr14 2004 1010 0505 0001 3M02 606', 'validation.iban_form'],
    ['IBAN', 'bic', 'DEUTDEFF', 'validation.bic_of_iban'],
    ['IBAN', 'bic', 'barcjesh', 'validation.bic_of_iban'],
    ['OTHER', 'bankCountry', 'QQ', 'validation.country'],
  ])('of the kind %s whose %s is %s is refused beside it', (kind, name, value, code) => {
    expect(faultsOf(kind, { ...GOOD[kind], [name]: value })).toEqual({ [name]: code });
  });

  it.each([
    ['FR1420041010050500013M02606', ['BNPAFRPP', 'CMCIMCMM', 'BNPAGPGX', 'BNPAREPP', 'BCALNCNN']],
    ['GB82WEST12345698765432', ['BARCGB22', 'BARCJESH', 'BARCGGSP', 'BARCIMDD']],
    ['DE89370400440532013000', ['COBADEFF']],
  ])('with the IBAN %s may be at a bank of the country, or of what shares its IBAN', (iban, bics) => {
    for (const bic of bics) expect([bic, faultsOf('IBAN', { iban, bic })]).toEqual([bic, {}]);
    expect(faultsOf('IBAN', { iban, bic: 'CHASUS33' })).toEqual({ bic: 'validation.bic_of_iban' });
    // What is wrong with the IBAN is said beside the IBAN.
    expect(faultsOf('IBAN', { iban: `${iban}0`, bic: 'CHASUS33' })).toEqual({ iban: 'validation.iban' });
  });

  it('is the same account in whatever form it is entered', () => {
    const [iban, bic] = ['GB82WEST12345698765432', 'WESTGB22'];
    const british = { sortCode: '123456', accountNumber: '98765432' };
    expect(
      new Set([
        accountIdentity('IBAN', { iban }),
        accountIdentity('IBAN', { iban, bic }),
        accountIdentity('GB', british),
        accountIdentity('OTHER', { bic, accountNumber: iban }),
      ]).size,
    ).toBe(1);
    const canadian = { branchCode: '00152', accountNumber: '11696419' };
    expect(accountIdentity('CA', { ...canadian, institutionNumber: '614' })).toBe(
      accountIdentity('CA', { ...canadian, institutionNumber: '0614' }),
    );
    expect(accountIdentity('OTHER', { bic: 'BCMAMAMC', accountNumber: '0077' })).toBe(
      accountIdentity('OTHER', { bic: 'BCMAMAMCXXX', accountNumber: '0077' }),
    );
    expect(accountIdentity('OTHER', { bic: 'BCMAMAMC', accountNumber: '0077' })).not.toBe(
      accountIdentity('OTHER', { bic: 'BMCEMAMC', accountNumber: '0077' }),
    );
  });

  it('is asked for no number of another kind', () => {
    expect(faultsOf('GB', { ...GOOD.GB, iban: '!', aba: '1', bankName: '&&' })).toEqual({});
  });

  it('of no kind is refused as such', () => {
    expect(faultsOf('SEPA', GOOD.IBAN)).toEqual({ type: 'validation.choice' });
  });
});

describe('V-11 numbers of banks', () => {
  it.each(['DE89370400440532013000', 'GB82WEST12345698765432', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'])(
    '%s is an IBAN, and none with one character changed',
    (iban) => {
      expect(isIban(iban)).toBe(true);
      for (let place = 2; place < iban.length; place += 1) {
        const character = iban.charAt(place);
        const other = /\d/.test(character) ? String((Number(character) + 1) % 10) : character === 'A' ? 'B' : 'A';
        expect([place, isIban(iban.slice(0, place) + other + iban.slice(place + 1))]).toEqual([place, false]);
      }
    },
  );

  it.each([
    ['DEUTDEFF', true],
    ['DEUTDEFF500', true],
    ['NCBVXKPR', true],
    ['DEUTDEFF5', false],
    ['DEUTQQFF', false],
    ['deutdeff', false],
    ['DEU1DEFF', false],
  ])('%s is a BIC: %s', (bic, is) => {
    expect(isBic(bic)).toBe(is);
  });
});
