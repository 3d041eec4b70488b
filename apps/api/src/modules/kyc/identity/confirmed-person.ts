import type { EntityManager } from 'typeorm';
import type { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { identityCells } from './identity-cells.js';

/** Who somebody is, as their approved identity says. */
export interface ConfirmedPerson {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
}

const APPROVED = `select id, legal_first_name as "firstName", legal_last_name as "lastName", date_of_birth as born
  from investor_profile where user_id = $1 and state = 'approved'`;

/** Null while the identity is not approved. */
export async function confirmedPerson(
  reader: Pick<EntityManager, 'query'>,
  personalData: PersonalData,
  userId: string,
): Promise<ConfirmedPerson | null> {
  const [row] = await reader.query<{ id: string; firstName: string; lastName: string; born: Buffer }[]>(APPROVED, [
    userId,
  ]);
  if (row === undefined) return null;
  const { id, born, ...names } = row;
  return { ...names, birthDate: identityCells(personalData, id).decryptBirthDate(born) };
}
