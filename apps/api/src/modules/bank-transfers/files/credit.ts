import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';

/** The account that pays. */
export interface Debtor {
  holder: string;
  bankName: string;
  iban: string | null;
  accountNumber: string | null;
  routingNumber: string | null;
  bic: string | null;
}

/** One transfer of a file. */
export interface Credit {
  /** Our number of the transfer, which the bank's statement and answer bring again. */
  number: string;
  kind: 'withdrawal' | 'payout';
  amount: bigint;
  currency: string;
  holder: string;
  accountKind: BankAccountKind;
  accountNumber: string;
  /** Of the bank in its country; null where an IBAN or a BIC finds it. */
  routingNumber: string | null;
  bic: string | null;
  /** Of an account in the United States. */
  accountType: string | null;
}

export interface FileFacts {
  /** Our number of the file. */
  number: string;
  /** From then on the bank may have it. */
  releasedAt: Date;
  currency: string;
  debtor: Debtor;
  companyId: string | null;
  balanced: boolean;
}

export const sumOf = (credits: readonly Credit[]): bigint => credits.reduce((sum, { amount }) => sum + amount, 0n);

/** Banks take Latin letters, digits and few signs; others are written by their base letter, or a blank. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
