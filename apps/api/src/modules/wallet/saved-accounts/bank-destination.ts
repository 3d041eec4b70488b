import { numbersIn } from '@cairn/contracts/bank/bank-account.request';
import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import type { WithdrawAbroadRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import type { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';

/** A bank account anywhere, as a transfer names it. */
export interface BankDestination {
  kind: 'bank';
  holder: string;
  bankName: string;
  accountKind: BankAccountKind;
  /** Of an account in the United States. */
  accountType: 'checking' | 'savings' | null;
  /** The IBAN where the account has one. */
  accountNumber: string;
  /** By which the bank is found in its country: ABA, sort code, or a Canadian 0YYYXXXXX; null where an IBAN or a BIC does. */
  routingNumber: string | null;
  bic: string | null;
}

export const bankDestination = ({ accountHolder, ...bank }: WithdrawRequest): BankDestination => ({
  kind: 'bank',
  holder: accountHolder,
  bankName: bank.bankName,
  accountKind: 'US',
  accountType: bank.accountType,
  accountNumber: bank.accountNumber,
  routingNumber: bank.routingNumber,
  bic: null,
});

/** Payments Canada writes a bank and its branch as 0, three digits of the institution and five of the branch. */
const canadian = (institution: string, branch: string): string => `${institution.padStart(4, '0')}${branch}`;

/** V-11 has held, so each kind has its numbers. */
export function abroadDestination(request: WithdrawAbroadRequest): BankDestination {
  const { iban, accountNumber, sortCode, institutionNumber, branchCode, bankName, bic } = numbersIn(request);
  const inCanada =
    institutionNumber === undefined || branchCode === undefined ? null : canadian(institutionNumber, branchCode);
  return {
    kind: 'bank',
    holder: request.ownerName,
    bankName: bankName ?? request.bank ?? '',
    accountKind: request.type,
    accountType: null,
    accountNumber: iban ?? accountNumber ?? '',
    routingNumber: sortCode ?? inCanada,
    bic: bic ?? null,
  };
}

/** What tells the account from others, to be indexed: an IBAN is one with or without its BIC. */
export const wordsOf = ({ accountKind, accountNumber, routingNumber, bic }: BankDestination): string => {
  if (accountKind === 'US') return `bank:${routingNumber}:${accountNumber}`;
  return `bank:${accountKind}:${accountKind === 'IBAN' ? '' : (routingNumber ?? bic)}:${accountNumber}`;
};
