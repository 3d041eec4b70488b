import { Injectable } from '@nestjs/common';
import { MOST_COVERED_DOCUMENTS } from '@cairn/contracts';
import type { CoveredDocument } from '@cairn/contracts/campaigns/covered/covered.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { documentContent, type DocumentContent } from '../../../kernel/files/document-content.js';
import { fileState, FileScans } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';

const PURPOSE = 'covered_person_document';

type Row = Omit<CoveredDocument, 'link'> & { personId: string; fileId: string };

/** Evidence about covered persons: encoded anew, encrypted, scanned, and read by links that are logged (SEC-46, SEC-47). */
@Injectable()
export class CoveredDocuments {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly scans: FileScans,
  ) {}

  /** Outside a transaction: pictures are encoded anew. @throws as `documentContent` does */
  content(upload: Upload): Promise<DocumentContent> {
    return documentContent(upload);
  }

  /** @throws covered.documents_full */
  async add(tx: Tx, ownerId: string, personId: string, name: string, content: DocumentContent): Promise<void> {
    const [held] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from covered_person_document where person_id = $1',
      [personId],
    );
    if ((held?.count ?? 0) >= MOST_COVERED_DOCUMENTS) {
      throw new DomainError('covered.documents_full', { max: MOST_COVERED_DOCUMENTS });
    }
    const fileId = await this.files.save(tx, { ownerId, purpose: PURPOSE, private: true, ...content });
    await this.scans.quarantine(tx, fileId);
    await tx.query(
      `insert into covered_person_document (id, person_id, name, file_id, added_at) values ($1, $2, $3, $4, kernel.now())`,
      [newId(), personId, name, fileId],
    );
  }

  /** Of each of these persons, oldest first. @param isLinked whether this reader may open them */
  async of(personIds: readonly string[], isLinked: boolean): Promise<ReadonlyMap<string, CoveredDocument[]>> {
    const rows = await this.database.query<Row>(
      `select d.id, d.person_id as "personId", d.name, d.file_id as "fileId", d.added_at as "addedAt",
         ${fileState('d.file_id')} as state
       from covered_person_document d where d.person_id = any($1::uuid[]) order by d.added_at, d.id`,
      [personIds],
    );
    const found = new Map<string, CoveredDocument[]>();
    for (const { personId, fileId, ...document } of rows) {
      const link = isLinked && document.state === 'ready' ? this.files.link(fileId, true) : null;
      found.set(personId, [...(found.get(personId) ?? []), { ...document, link }]);
    }
    return found;
  }

  /** The content of files that are gone with their person; safe to run twice. */
  async empty(fileIds: readonly string[]): Promise<void> {
    for (const id of fileIds) await this.files.empty(id);
  }

  async fileIds(tx: Tx, personId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      'select file_id as id from covered_person_document where person_id = $1',
      [personId],
    );
    return rows.map(({ id }) => id);
  }
}
