import { hasWholePaper } from '@cairn/contracts/kyc/identity-papers';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import type { PeopleToConfirm } from '../checks/person-to-confirm.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

const PAPERS = `select d.title from identity_document d where d.user_id = $1 and ${fileState('d.file_id')} = 'ready'`;

const DECIDED = `select 1 from identity_check where user_id = $1 and subject_version = $2 and state in ('accepted', 'declined')
  limit 1`;

/**
 * Nobody is who they say because they say it: what staff approve was seen on a document, or by a provider, of the record
 * as it is.
 * @throws review.no_document
 */
export async function requirePaper(tx: Tx, people: PeopleToConfirm, userId: string): Promise<void> {
  const papers = await tx.query<{ title: string }[]>(PAPERS, [userId]);
  if (hasWholePaper(papers.map(({ title }) => title))) return;
  const profile = await tx.findOneByOrFail(InvestorProfileEntity, { userId });
  const decided = await tx.query<unknown[]>(DECIDED, [userId, people.versionOf(profile)]);
  if (decided.length === 0) throw new DomainError('review.no_document');
}
