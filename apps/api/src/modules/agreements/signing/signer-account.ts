import type { EntityManager } from 'typeorm';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { LEGAL_NAME } from './legal-name.sql.js';

/** Who enters into an agreement: the name and the address that stand in it. */
export interface SignerAccount {
  name: string;
  address: string;
}

interface Row {
  name: string;
  lines: (string | null)[];
}

/**
 * The legal name and address in which somebody makes an investment: those of the identity record, and the account's name
 * while there is none.
 */
export async function signerAccount(reader: EntityManager, investmentId: string): Promise<SignerAccount> {
  const [row] = await reader.query<Row[]>(
    `select ${LEGAL_NAME} as name,
       array[p.address, p.address2, nullif(concat_ws(' ', p.postal_code, p.city), ''), p.region, p.country] as lines
     from investment i join app_user u on u.id = i.investor_id left join investor_profile p on p.user_id = i.investor_id
     where i.id = $1`,
    [investmentId],
  );
  if (row === undefined) throw notFound();
  return { name: row.name, address: row.lines.filter((line) => line !== null && line !== '').join(', ') };
}
