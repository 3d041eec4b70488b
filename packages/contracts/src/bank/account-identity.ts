import { countryOfIban, isIban } from './iban.js';
import type { BankAccountKind, BankNumber } from './bank-numbers.js';

/** Of a BIC, which bank in which place; the rest is a branch. */
const BIC_OF_BANK = 8;
/** An IBAN of the United Kingdom: two check digits and the bank's letters stand before sort code and account number. */
const SORT_CODE_AT = 8;
const ACCOUNT_AT = 14;
/** Institutions have three digits; some write a zero before them. */
const INSTITUTION_DIGITS = 4;

/**
 * What tells an account from others, in whatever form it was entered: an IBAN is one account with or without a BIC, and
 * that of the United Kingdom has the sort code and the account number in it.
 * @param numbers in capitals, without groups, that hold for their kind (V-11)
 */
export function accountIdentity(kind: BankAccountKind, numbers: Partial<Record<BankNumber, string>>): string {
  const { iban, bic, aba, sortCode, institutionNumber, branchCode, accountNumber = '' } = numbers;
  const international = iban ?? (isIban(accountNumber) ? accountNumber : undefined);
  if (international !== undefined)
    return countryOfIban(international) === 'GB'
      ? `GB:${international.slice(SORT_CODE_AT, ACCOUNT_AT)}:${international.slice(ACCOUNT_AT)}`
      : `IBAN:${international}`;
  const institution = institutionNumber?.padStart(INSTITUTION_DIGITS, '0');
  const bank = {
    IBAN: undefined,
    GB: sortCode,
    US: aba,
    CA: `${institution}${branchCode}`,
    OTHER: bic?.slice(0, BIC_OF_BANK),
  };
  return `${kind}:${bank[kind] ?? ''}:${accountNumber}`;
}
