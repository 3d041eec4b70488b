import type { EntityManager } from 'typeorm';
import type { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/** Who enters into an agreement: the name and the address that stand in it. */
export interface SignerAccount {
  name: string;
  /** Who signs for it. */
  person: { firstName: string; lastName: string };
  address: string;
}

/** What an investing account is made of, as far as agreements name it. */
interface Details {
  firstName: string;
  lastName: string;
  legalName?: string | null;
  coOwnerFirstName?: string | null;
  coOwnerLastName?: string | null;
  custodianName?: string | null;
  address: string;
  unit?: string | null;
  postalCode: string;
  city: string;
  state?: string | null;
  country: string;
}

interface Row {
  id: string;
  investingAs: string;
  details: Buffer;
}

/** The style in which each kind of account holds securities. */
const NAMES: Readonly<Record<string, (details: Details) => string>> = {
  COMPANY: ({ legalName }) => legalName ?? '',
  JOINT: (one) => `${one.firstName} ${one.lastName}, ${one.coOwnerFirstName ?? ''} ${one.coOwnerLastName ?? ''}`,
  'SELF-DIRECTED-IRA': (one) => `${one.custodianName ?? ''} FBO ${one.firstName} ${one.lastName}`,
};

/**
 * The holder in whose name an investment is made: the investing account that was chosen in its third step.
 * @throws investment.step_missing before one is chosen
 */
export async function signerAccount(
  reader: EntityManager,
  personalData: PersonalData,
  investmentId: string,
): Promise<SignerAccount> {
  const [row] = await reader.query<Row[]>(
    `select a.id, a.investing_as as "investingAs", a.details
     from investment_draft d join investing_account a on a.id = d.account_id where d.id = $1`,
    [investmentId],
  );
  if (row === undefined) throw new DomainError('investment.step_missing', { step: 'pre-subscription-information' });
  const cell = { table: 'investing_account', column: 'details', id: row.id };
  const one = JSON.parse(personalData.decrypt(row.details, cell)) as Details;
  const lines = [one.address, one.unit, `${one.postalCode} ${one.city}`, one.state, one.country];
  return {
    name: (NAMES[row.investingAs]?.(one) ?? `${one.firstName} ${one.lastName}`).trim(),
    person: { firstName: one.firstName, lastName: one.lastName },
    address: lines.filter((line) => line !== null && line !== undefined && line !== '').join(', '),
  };
}
