import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { ScreenedCompany } from './screened-companies.js';

/**
 * SQL: whether sanctions may name a company, and nobody has decided yet whether they do.
 * @param id SQL of the campaign, or of the account in its name
 */
export const companyInQuestion = (source: ScreenedCompany['source'], id: string): string =>
  `exists (select from screened_company sc join screening_case sk on sk.user_id = sc.user_id and sk.company = sc.name
    where sc.source = '${source}' and sc.source_id = ${id} and sk.state = 'open' and sk.list_kind = 'sanctions')`;

/** Whether nobody has decided yet if sanctions name this company. */
export async function isCompanyInQuestion(
  reader: EntityManager,
  source: ScreenedCompany['source'],
  id: string,
): Promise<boolean> {
  const [row] = await reader.query<{ open: boolean }[]>(`select ${companyInQuestion(source, '$1::uuid')} as open`, [
    id,
  ]);
  return row?.open === true;
}

/**
 * Until compliance has decided, a company keeps its name and nothing is done in it. Who holds it is not told why: the words
 * are those of any review.
 * @throws account.held
 */
export async function requireCompanyDecided(
  reader: EntityManager,
  source: ScreenedCompany['source'],
  id: string,
): Promise<void> {
  if (await isCompanyInQuestion(reader, source, id)) throw new DomainError('account.held');
}
