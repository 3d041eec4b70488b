import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { OwnDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { documentContent, type DocumentContent } from '../../../kernel/files/document-content.js';
import { inspectPdf } from '../../../kernel/files/pdf-process.js';
import { FileScans } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { StoredDocument } from './documents.repository.js';

const PURPOSE = 'campaign_document';

/** Files of documents: private and encrypted whatever their visibility, and kept back until they were scanned. */
@Injectable()
export class DocumentFiles implements OnModuleInit {
  constructor(
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.scans.onRefused(PURPOSE, (tx, fileId) => this.tell(tx, fileId));
  }

  /** V-26. @throws as `documentContent` does */
  read(upload: Upload): Promise<DocumentContent> {
    return documentContent(upload);
  }

  /** How many pages the newest version of a document has; null where it is no PDF. */
  async pagesOf({ fileId, name, contentType }: StoredDocument): Promise<number | null> {
    if (contentType !== 'application/pdf') return null;
    return inspectPdf((await this.files.read(fileId)).content, name);
  }

  async save(
    tx: Tx,
    ownerId: string,
    content: Pick<DocumentContent, 'content'> & { contentType: string },
  ): Promise<string> {
    const fileId = await this.files.save(tx, { ownerId, purpose: PURPOSE, private: true, ...content });
    await this.scans.quarantine(tx, fileId);
    return fileId;
  }

  /**
   * SEC-46: a link opens the file without a word about it, so that its owner alone has one; whoever else may read a
   * private document opens it by a call, which marks it with their name and keeps the opening.
   */
  present({ fileId, ...document }: StoredDocument, reader: Identity): OwnDocument {
    const isOwner = reader.kind === 'web' && reader.viewerId === null;
    const isLinked = document.state === 'ready' && (isOwner || document.visibility === 'public');
    return { ...document, link: isLinked ? this.files.link(fileId, true) : null };
  }

  /** The content of a file that is gone for good; safe to run twice. */
  async empty(fileIds: readonly string[]): Promise<void> {
    for (const id of fileIds) await this.files.empty(id);
  }

  /** The owner of the document in whose file something was found. */
  private async tell(tx: Tx, fileId: string): Promise<void> {
    const [found] = await tx.query<{ userId: string; campaignId: string; campaign: string; document: string }[]>(
      `select c.owner_id as "userId", c.id as "campaignId", c.name as campaign, d.title as document
       from campaign_document_version v join campaign_document d on d.id = v.document_id
       join campaign c on c.id = d.campaign_id where v.file_id = $1`,
      [fileId],
    );
    if (found) await this.events.emit(tx, 'document.refused', found);
  }
}
