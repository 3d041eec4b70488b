import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { COUNTRY } from '../kernel/countries.js';
import { ChoiceField, LineField, OnlyIf, TextField } from '../kernel/fields.js';
import { orMissing } from '../kernel/field-parts.js';
import { ACCOUNT_TYPES } from '../campaigns/options.js';
import {
  BANK_ACCOUNT_KINDS,
  NUMBERS_OF_KIND,
  numbersOf,
  withoutGroups,
  type BankAccountKind,
  type BankNumber,
  type NumberRule,
} from './bank-numbers.js';
import { NoIbanElsewhere, OfCountryOfBic, OfCountryOfIban, OfNoOwnKind } from './bank-country.js';

const LONGEST_NUMBER = 50;

/** Null for a kind that does not have this number, and for what is no kind. */
const ruleOf = (account: object, name: BankNumber): NumberRule | null => {
  const kind: unknown = 'type' in account ? account.type : undefined;
  const known = BANK_ACCOUNT_KINDS.find((one) => one === kind);
  return known === undefined ? null : (NUMBERS_OF_KIND[known][name] ?? null);
};

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** One number of an account: it counts, and is checked, as the account's kind says. */
const BankNumberField =
  (name: BankNumber): PropertyDecorator =>
  (target, key) => {
    OnlyIf<Record<string, unknown>>((account) => {
      const rule = ruleOf(account, name);
      return rule !== null && !(rule.optional && isAbsent(account[name]));
    })(target, key);
    if (name === 'bankName') LineField({ max: LONGEST_NUMBER })(target, key);
    else {
      Transform(({ value }: { value: unknown }) => withoutGroups(value))(target, key);
      TextField({ max: LONGEST_NUMBER, longNumbers: true })(target, key);
    }
    ValidateBy(
      {
        name: 'isBankNumber',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) =>
            typeof value === 'string' && (ruleOf(args?.object ?? {}, name)?.holds(value.toUpperCase()) ?? true),
        },
      },
      {
        message: (args) => orMissing(ruleOf(args.object, name)?.code ?? 'validation.format')(args),
      },
    )(target, key);
  };

/** V-11: the numbers of a bank account anywhere; its kind says which it has. */
export class BankNumbersRequest {
  @ChoiceField(BANK_ACCOUNT_KINDS)
  type: BankAccountKind;
  /** The holder as registered with the bank: transfers to another name are returned. */
  @LineField({ min: 2, max: 100 })
  ownerName: string;
  @BankNumberField('iban')
  iban?: string;
  @OfCountryOfIban()
  @BankNumberField('bic')
  bic?: string;
  @BankNumberField('sortCode')
  sortCode?: string;
  @BankNumberField('aba')
  aba?: string;
  @BankNumberField('institutionNumber')
  institutionNumber?: string;
  @BankNumberField('branchCode')
  branchCode?: string;
  @NoIbanElsewhere()
  @BankNumberField('accountNumber')
  accountNumber?: string;
  @BankNumberField('bankName')
  bankName?: string;
  @OnlyIf<BankNumbersRequest>(({ type }) => type === 'US')
  @ChoiceField(ACCOUNT_TYPES)
  depositAccountType?: 'checking' | 'savings';
  /** Where the bank of an account of another country is. */
  @OnlyIf<BankNumbersRequest>(({ type }) => type === 'OTHER')
  @OfCountryOfBic()
  @OfNoOwnKind()
  @TextField(COUNTRY)
  bankCountry?: string;
}

/** The same with the holder's address, which a provider asks for. */
export class BankAccountRequest extends BankNumbersRequest {
  @LineField({ min: 2, max: 100 })
  addressLine1: string;
  @LineField({ optional: true, max: 100 })
  addressLine2?: string | null;
  @LineField({ max: 80 })
  city: string;
  @LineField({ optional: true, max: 80 })
  region?: string | null;
  @LineField({ max: 20 })
  postalCode: string;
  /** Of the holder's address. */
  @TextField(COUNTRY)
  country: string;
}

/** The numbers of an account by their names, in capitals: those alone that its kind has. */
export const numbersIn = (account: BankNumbersRequest): Partial<Record<BankNumber, string>> =>
  Object.fromEntries(
    numbersOf(account.type).flatMap(([name]) => {
      const value = account[name];
      return isAbsent(value) ? [] : [[name, name === 'bankName' ? value : value?.toUpperCase()]];
    }),
  );
