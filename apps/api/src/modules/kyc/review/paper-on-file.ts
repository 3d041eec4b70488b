import type { EntityManager } from 'typeorm';
import { hasWholePaper, missingSide, type PaperState } from '@cairn/contracts/kyc/identity-papers';
import type { DocumentFileState } from '@cairn/contracts/campaigns/files/document-options';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import type { PeopleToConfirm } from '../checks/person-to-confirm.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

/** A page that was handed in, and whether it was scanned. */
export interface PaperRow {
  title: string;
  file: DocumentFileState;
}

/** The pages of the person `user`, newest first, as SQL. */
export const papersOf = (user: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('title', d.title, 'file', ${fileState('d.file_id')}) order by d.sent_at desc), '[]')
    from identity_document d where d.user_id = ${user})`;

/** Whether a provider has decided on the person `user`, as SQL: about the record as it is only with `its` version. */
export const decidedByProvider = (user: string, version?: string): string =>
  `exists (select 1 from identity_check c where c.user_id = ${user} and c.state in ('accepted', 'declined')${
    version === undefined ? '' : ` and c.subject_version = ${version}`
  })`;

/** What there is to see of a person. */
export function paperState(papers: readonly PaperRow[], byProvider: boolean): PaperState {
  const titles = (files: readonly DocumentFileState[]) =>
    papers.filter(({ file }) => files.includes(file)).map(({ title }) => title);
  if (hasWholePaper(titles(['ready']))) return 'whole';
  if (byProvider) return 'provider';
  const sent = titles(['ready', 'checking']);
  if (hasWholePaper(sent)) return 'checking';
  return missingSide(sent) === null ? 'none' : 'part';
}

/** What there is to see of the person of a record as it is: what a provider said of an earlier one does not count. */
export async function paperOnFile(reader: EntityManager, people: PeopleToConfirm, userId: string): Promise<PaperState> {
  const profile = await reader.findOneByOrFail(InvestorProfileEntity, { userId });
  const [row] = await reader.query<{ papers: PaperRow[]; byProvider: boolean }[]>(
    `select ${papersOf('$1')} as papers, ${decidedByProvider('$1', '$2')} as "byProvider"`,
    [userId, people.versionOf(profile)],
  );
  return paperState(row?.papers ?? [], row?.byProvider ?? false);
}

/**
 * Nobody is who they say because they say it: what staff approve was seen on a document, or by a provider, of the record
 * as it is.
 * @throws review.no_document, review.side_missing
 */
export async function requirePaper(tx: Tx, people: PeopleToConfirm, userId: string): Promise<void> {
  const state = await paperOnFile(tx, people, userId);
  if (state === 'part') throw new DomainError('review.side_missing');
  if (state === 'none' || state === 'checking') throw new DomainError('review.no_document');
}
