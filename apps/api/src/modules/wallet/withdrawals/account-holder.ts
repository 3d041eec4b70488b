import { fieldError } from '../../../kernel/errors/domain-error.js';

/** Letters alone count: neither case, nor diacritics, nor spaces and other signs between them. */
const NAMES = new Intl.Collator('und', { usage: 'search', sensitivity: 'base', ignorePunctuation: true });

const isSame = (one: string, other: string): boolean =>
  NAMES.compare(one.normalize('NFKC'), other.normalize('NFKC')) === 0;

/** Whose money may go to an account: the person, or a company whose campaign was approved. */
export interface Holders {
  firstName: string;
  lastName: string;
  companies: readonly string[];
}

/** Whether a bank account's holder is the person, in either order of the names, or one of their companies. */
export function isHolder(written: string, { firstName, lastName, companies }: Holders): boolean {
  return [`${firstName} ${lastName}`, `${lastName} ${firstName}`, ...companies].some((name) => isSame(written, name));
}

/** @throws wallet.holder_mismatch, beside the field in which the name stands */
export function requireHolder(written: string, holders: Holders, field: 'ownerName' | 'accountHolder'): void {
  if (isHolder(written, holders)) return;
  throw fieldError(field, 'wallet.holder_mismatch', { name: `${holders.firstName} ${holders.lastName}` });
}
