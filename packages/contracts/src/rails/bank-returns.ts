/**
 * What follows from a debit that the payer's bank returns. `again`: the money was not there, and may be by now.
 * `other_account`: this account takes no debits. `never`: the payer did not authorise it; nothing is debited again
 * unasked. `ours`: the entry was wrong.
 */
export type ReturnConsequence = 'again' | 'other_account' | 'never' | 'ours';

/** Return codes of the ACH network and what they say (Nacha Operating Rules, appendix four). */
export const BANK_RETURNS = {
  R01: 'again',
  R02: 'other_account',
  R03: 'other_account',
  R04: 'other_account',
  R05: 'never',
  R06: 'ours',
  R07: 'never',
  R08: 'other_account',
  R09: 'again',
  R10: 'never',
  R11: 'never',
  R12: 'other_account',
  R13: 'other_account',
  R14: 'never',
  R15: 'never',
  R16: 'other_account',
  R17: 'ours',
  R18: 'ours',
  R19: 'ours',
  R20: 'other_account',
  R21: 'ours',
  R22: 'ours',
  R23: 'other_account',
  R24: 'ours',
  R25: 'ours',
  R26: 'ours',
  R27: 'ours',
  R28: 'ours',
  R29: 'never',
} as const satisfies Record<string, ReturnConsequence>;

export type BankReturn = keyof typeof BANK_RETURNS;

/** The consequence of a code; null for one that is none of the network's. */
export const consequenceOf = (code: string | null): ReturnConsequence | null =>
  code !== null && Object.hasOwn(BANK_RETURNS, code) ? BANK_RETURNS[code as BankReturn] : null;
