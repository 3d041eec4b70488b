import type { ConfirmedPerson } from '../../kyc/index.js';
import type { AccountDetails } from './account-details.js';

/** Names are compared without regard to case, blanks and forms of one letter. */
const bare = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

type Named = Pick<AccountDetails, 'firstName' | 'lastName' | 'birthDate'>;

/**
 * The fields in which an account names another person than the one whose identity is confirmed: whoever signs, for
 * themselves or for a company, is that person.
 */
export function fieldsOfAnother(account: Named, person: ConfirmedPerson): (keyof ConfirmedPerson)[] {
  const fields: (keyof ConfirmedPerson)[] = [];
  if (bare(account.firstName) !== bare(person.firstName)) fields.push('firstName');
  if (bare(account.lastName) !== bare(person.lastName)) fields.push('lastName');
  if (account.birthDate && account.birthDate !== person.birthDate) fields.push('birthDate');
  return fields;
}
