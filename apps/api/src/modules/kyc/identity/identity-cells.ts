import type { PersonalData } from '../../../kernel/crypto/personal-data.js';

const cell = (column: string, id: string) => ({ table: 'investor_profile', column, id });

/** The encrypted columns of an identity record, bound to their row. */
export const identityCells = (personalData: PersonalData, id: string) => ({
  sealBirthDate: (date: string) => personalData.seal(date, cell('date_of_birth', id)),
  openBirthDate: (sealed: Buffer) => personalData.open(sealed, cell('date_of_birth', id)),
  openSsn: (sealed: Buffer) => personalData.open(sealed, cell('ssn', id)),
  sealSsn: (digits: string) => personalData.seal(digits, cell('ssn', id)),
});

/** Nine digits without their hyphens. */
export const ssnDigits = (ssn: string): string => ssn.replace(/\D/g, '');
