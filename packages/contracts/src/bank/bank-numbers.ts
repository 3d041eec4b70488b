import { inLatinDigits } from '../kernel/card-number.js';
import { isAbaRouting } from '../campaigns/routing-number.js';
import { isBic } from './bic.js';
import { hasIban, isIban } from './iban.js';

/** How accounts are written in different parts of the world. */
export const BANK_ACCOUNT_KINDS = ['IBAN', 'GB', 'US', 'CA', 'OTHER'] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

/** The numbers by which banks find an account. */
export const BANK_NUMBERS = [
  'iban',
  'bic',
  'sortCode',
  'aba',
  'institutionNumber',
  'branchCode',
  'accountNumber',
  'bankName',
] as const;
export type BankNumber = (typeof BANK_NUMBERS)[number];

export interface NumberRule {
  readonly holds: (value: string) => boolean;
  /** Of the message beside the field. */
  readonly code: string;
  readonly optional?: true;
}

const like = (pattern: RegExp, code: string): NumberRule => ({ holds: (value) => pattern.test(value), code });

/** V-11: which numbers each kind has, and what each must be. What a kind does not name is not asked for. */
export const NUMBERS_OF_KIND: Readonly<Record<BankAccountKind, Readonly<Partial<Record<BankNumber, NumberRule>>>>> = {
  IBAN: {
    iban: { holds: isIban, code: 'validation.iban' },
    bic: { holds: isBic, code: 'validation.bic', optional: true },
  },
  GB: {
    sortCode: like(/^\d{6}$/, 'validation.sort_code'),
    accountNumber: like(/^\d{8}$/, 'validation.account_number_gb'),
  },
  US: {
    aba: { holds: isAbaRouting, code: 'validation.routing_number' },
    accountNumber: like(/^\d{5,20}$/, 'validation.account_number'),
  },
  CA: {
    institutionNumber: like(/^\d{3,4}$/, 'validation.institution_number'),
    branchCode: like(/^\d{5}$/, 'validation.branch_code'),
    accountNumber: like(/^\d{5,20}$/, 'validation.account_number'),
    bankName: like(/^[\p{L}\p{M}\p{N} ]{1,50}$/u, 'validation.bank_name'),
  },
  OTHER: {
    bic: { holds: isBic, code: 'validation.bic' },
    accountNumber: like(/^[A-Z0-9]{4,34}$/, 'validation.account_number_abroad'),
  },
};

/** Countries, apart from those with an IBAN, whose accounts are written in a way of their own. */
const OWN_WAY: readonly string[] = ['US', 'CA'];

/** Whether an account in a country is never of the kind of "another country", which would escape the checks of its own. */
export const hasOwnKind = (country: string): boolean => hasIban(country) || OWN_WAY.includes(country);

/** The numbers in the order in which a form of this kind asks for them. */
export const numbersOf = (kind: BankAccountKind): readonly (readonly [BankNumber, NumberRule])[] =>
  BANK_NUMBERS.flatMap((name) => {
    const rule = NUMBERS_OF_KIND[kind][name];
    return rule === undefined ? [] : [[name, rule] as const];
  });

/**
 * As banks write numbers for people: in groups, with blanks, dots or hyphens between them. Marks of direction come along
 * when a number is copied from an Arabic page, where its digits may be Arabic ones, too.
 */
export const withoutGroups = (value: unknown): unknown =>
  typeof value === 'string' ? inLatinDigits(value).replace(/[\s.\p{Cf}-]/gu, '') : value;
