import { Injectable } from '@nestjs/common';
import type { DocumentVisibility } from '@cairn/contracts/campaigns/files/document-options';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { FileScans } from '../../../kernel/files/file-scans.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { shownTo } from '../record/campaign-visibility.js';
import { DocumentStamp } from './document-stamp.js';
import { NEWEST, NEWEST_READY } from './documents.sql.js';

export interface FoundDocument {
  id: string;
  title: string;
  visibility: DocumentVisibility;
  removedAt: Date | null;
  ownerId: string;
  campaign: string;
  readerName: string;
  /** Of the version that was asked for; null where there is none. */
  version: number | null;
  fileId: string | null;
  name: string | null;
  /** Until when this reader was let. */
  until: Date | null;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

/** What a reader opens of a document. Every opening of a private one by somebody its owner let is kept. */
@Injectable()
export class DocumentReads {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly scans: FileScans,
    private readonly clock: Clock,
    private readonly stamp: DocumentStamp,
  ) {}

  /** @throws request.not_found where the document, or its campaign, is not there for this reader */
  async find(
    campaignId: string,
    id: string,
    reader: string | null,
    version: number | null = null,
  ): Promise<FoundDocument> {
    const of = version === null ? NEWEST_READY : NEWEST.replace('order by', 'and n.version = $4 order by');
    const parameters = [campaignId, id, reader, ...(version === null ? [] : [version])];
    const [row] = await this.database.query<FoundDocument>(
      `select d.id, d.title, d.visibility, d.removed_at as "removedAt", c.owner_id as "ownerId", c.name as campaign,
         coalesce((select u.first_name || ' ' || u.last_name from app_user u where u.id = $3::uuid), '') as "readerName",
         v.version, v.file_id as "fileId", v.name,
         (select a.until from document_access a
          where a.document_id = d.id and a.user_id = $3::uuid and a.state = 'granted') as until
       from campaign c join campaign_document d on d.campaign_id = c.id
       left join lateral (${of}) v on true
       where c.id = $1 and d.id = $2 and ${shownTo('$3::uuid')}`,
      parameters,
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /**
   * @throws request.not_found, document.removed, document.no_access, auth.view_only, file.checking and file.refused of a
   *   version that is named
   */
  async open(campaignId: string, id: string, reader: Identity | undefined, version: number | null): Promise<FileReply> {
    const found = await this.find(campaignId, id, reader?.userId ?? null, version);
    if (found.removedAt !== null) throw new DomainError('document.removed');
    const isOwn = found.ownerId === reader?.userId;
    const isLet = found.until !== null && found.until > this.clock.now();
    // A console session gets here where its role reviews campaigns (SEC-25).
    const isReview = reader?.kind === 'admin';
    if (found.visibility === 'private' && !isOwn && !isLet && !isReview) throw new DomainError('document.no_access');
    // SEC-58: it was granted to the reader, and an admin who looks through their session is somebody else.
    if (found.visibility === 'private' && reader && reader.viewerId !== null) throw new DomainError('auth.view_only');
    if (found.fileId === null || found.version === null) throw notFound();
    await this.scans.requireClean(found.fileId);
    const { content, contentType } = await this.files.read(found.fileId);
    const name = `${found.title}.${EXTENSIONS[contentType] ?? 'bin'}`;
    if (found.visibility === 'public' || isOwn || !reader)
      return new FileReply(content, contentType, name, false, found.fileId);
    const given = contentType === 'application/pdf' ? await this.stamp.put(content, found, reader) : content;
    await this.keep(found, campaignId, reader.userId);
    return new FileReply(given, contentType, name, false, found.fileId);
  }

  private async keep({ id, version }: FoundDocument, campaignId: string, userId: string): Promise<void> {
    await this.database.query(
      'insert into document_view (id, document_id, campaign_id, user_id, version, at) values ($1, $2, $3, $4, $5, $6)',
      [newId(), id, campaignId, userId, version, this.clock.now()],
    );
  }
}
