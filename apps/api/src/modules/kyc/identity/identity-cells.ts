import type { PersonalData } from '../../../kernel/crypto/personal-data.js';

/** Of a date, its first characters. */
const YEAR = 'YYYY'.length;

const cell = (column: string, id: string) => ({ table: 'investor_profile', column, id });

/** The encrypted columns of an identity record, bound to their row. */
export const identityCells = (personalData: PersonalData, id: string) => ({
  encryptBirthDate: (date: string) => personalData.encrypt(date, cell('date_of_birth', id)),
  decryptBirthDate: (encrypted: Buffer) => personalData.decrypt(encrypted, cell('date_of_birth', id)),
  /** The part of a date of birth that is shown while the rest is masked. */
  decryptBirthYear: (encrypted: Buffer) =>
    Number(personalData.decrypt(encrypted, cell('date_of_birth', id)).slice(0, YEAR)),
  decryptSsn: (encrypted: Buffer) => personalData.decrypt(encrypted, cell('ssn', id)),
  encryptSsn: (digits: string) => personalData.encrypt(digits, cell('ssn', id)),
});

/** Nine digits without their hyphens. */
export const ssnDigits = (ssn: string): string => ssn.replace(/\D/g, '');
