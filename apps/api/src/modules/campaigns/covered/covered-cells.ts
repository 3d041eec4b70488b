import type { EventKind } from '@cairn/contracts';
import type { PersonalData } from '../../../kernel/crypto/personal-data.js';

/** Who a covered person is: personal data, encrypted as one value. */
export interface CoveredDetails {
  name: string;
  dateOfBirth: string | null;
  country: string;
}

/** One answer of the questionnaire as it is kept. */
export interface StoredAnswer {
  kind: EventKind;
  happened: boolean;
  occurredOn: string | null;
  inEffect: boolean;
  description: string | null;
}

const cell = (column: string, id: string) => ({ table: 'covered_person', column, id });

/** The encrypted columns of a covered person, bound to their row. */
export const coveredCells = (personalData: PersonalData, id: string) => ({
  encryptDetails: (details: CoveredDetails) => personalData.encrypt(JSON.stringify(details), cell('details', id)),
  decryptDetails: (encrypted: Buffer) =>
    JSON.parse(personalData.decrypt(encrypted, cell('details', id))) as CoveredDetails, // as it was encrypted above
  encryptAnswers: (answers: readonly StoredAnswer[]) =>
    personalData.encrypt(JSON.stringify(answers), cell('answers', id)),
  decryptAnswers: (encrypted: Buffer | null) =>
    encrypted === null ? [] : (JSON.parse(personalData.decrypt(encrypted, cell('answers', id))) as StoredAnswer[]), // as it was encrypted above
});

/** A name of which whoever knows it recognises it, and nobody else reads it. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => `${Array.from(word)[0] ?? ''}•••`)
    .join(' ');
