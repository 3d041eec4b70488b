import type { PersonalData } from '../../../kernel/crypto/personal-data.js';
import type { OpenedPayerAccount } from '../../payments/index.js';
import { type BankDestination, wordsOf } from '../saved-accounts/bank-destination.js';

/** Where a withdrawal goes: a bank account, or the account at a provider from which its owner has paid. */
export type Destination = BankDestination | { kind: 'payer'; holder: string; account: OpenedPayerAccount };

export const payerDestination = (account: OpenedPayerAccount): Destination => ({
  kind: 'payer',
  holder: account.holder,
  account,
});

/** Blind index of the whole account, to know one that was used before. */
export const indexOf = (personalData: PersonalData, to: Destination): Buffer =>
  to.kind === 'payer' ? to.account.accountIndex : personalData.blindIndex(wordsOf(to));

/** The columns of a withdrawal that say where it goes, with what is encrypted encrypted. */
export function columnsOf(to: Destination, encrypt: (plain: string, column: string) => Buffer): unknown[] {
  const holder = encrypt(to.holder, 'account_holder');
  if (to.kind === 'payer')
    return [holder, to.account.provider, to.account.id, null, null, null, null, null, null, null];
  const { accountNumber: number } = to;
  const account = encrypt(number, 'account_number');
  return [
    holder,
    null,
    null,
    to.bankName,
    to.accountType,
    account,
    number.slice(-4),
    to.routingNumber,
    to.accountKind,
    to.bic,
  ];
}
