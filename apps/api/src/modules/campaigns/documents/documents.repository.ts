import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { DocumentType, DocumentVisibility } from '@cairn/contracts/campaigns/files/document-options';
import type { OwnDocument, ShownDocument } from '@cairn/contracts/campaigns/files/documents.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { fileState } from '../../../kernel/files/file-scans.js';
import { shownTo } from '../record/campaign-visibility.js';
import { NEWEST, NEWEST_READY, READER_ACCESS_SQL } from './documents.sql.js';

/** C-01. */
const PAGE_SIZE = 10;

/** As it is stored: its link is made for who reads it. */
export type StoredDocument = Omit<OwnDocument, 'link'> & { fileId: string };

export interface NewVersion {
  fileId: string;
  name: string;
  contentType: string;
  size: number;
  at: Date;
}

export interface DocumentWords {
  title: string;
  documentType: DocumentType;
  visibility: DocumentVisibility;
}

const HEAD = `d.id, d.title, d.type as "documentType", d.visibility, v.version, v.content_type as "contentType", v.size,
  v.uploaded_at as "uploadedAt"`;

const OWN = `select ${HEAD}, v.name, v.file_id as "fileId", ${fileState('v.file_id')} as state,
    (select count(*)::int from document_access a where a.document_id = d.id and a.state = 'requested') as "openRequests",
    (select count(distinct w.user_id)::int from document_view w where w.document_id = d.id) as readers,
    d.changed_at as at
  from campaign_document d join lateral (${NEWEST}) v on true
  where d.campaign_id = $1 and d.removed_at is null`;

type Placed<Row> = Row & { at: Date };
const placeOf = ({ at, id }: Placed<{ id: string }>) => ({ at, id });
const withoutPlace = <Row extends object>({ items, nextCursor }: Page<Placed<Row>>) => ({
  items: items.map(({ at: _at, ...row }) => row),
  ...(nextCursor === undefined ? {} : { nextCursor }),
});

/** Documents and their versions, newest first, each list in one statement. Who writes has locked the campaign. */
@Injectable()
export class DocumentsRepository {
  constructor(private readonly database: Database) {}

  async list(campaignId: string, query: PageQuery): Promise<Page<StoredDocument>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Placed<StoredDocument>>(
      `${OWN} and ($2::timestamptz is null or (d.changed_at, d.id) < ($2, $3::uuid))
       order by d.changed_at desc, d.id desc limit $4`,
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    return withoutPlace(toPage(rows, limit, placeOf)) as Page<StoredDocument>; // the columns of OWN without its place
  }

  /**
   * What this reader sees on the page: each document in its newest version that was scanned.
   * @throws request.not_found where the campaign is not shown to this reader
   */
  async shown(campaignId: string, reader: string | null, query: PageQuery): Promise<Page<ShownDocument>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Placed<ShownDocument> & { id: string | null }>(
      `select shown.* from campaign c left join lateral (
         select ${HEAD}, ${READER_ACCESS_SQL}, a.until as "accessUntil", a.decline_reason as "declineReason",
           d.changed_at as at
         from campaign_document d join lateral (${NEWEST_READY}) v on true
         left join document_access a on a.document_id = d.id and a.user_id = $4::uuid
         where d.campaign_id = c.id and d.removed_at is null
           and ($2::timestamptz is null or (d.changed_at, d.id) < ($2, $3::uuid))
         order by d.changed_at desc, d.id desc limit $5) shown on true
       where c.id = $1 and ${shownTo('$4::uuid')} order by shown.at desc, shown.id desc`,
      [campaignId, place?.at ?? null, place?.id ?? null, reader, limit + 1],
    );
    if (rows.length === 0) throw notFound();
    const found = rows.filter((row): row is Placed<ShownDocument> => row.id !== null);
    return withoutPlace(toPage(found, limit, placeOf)) as Page<ShownDocument>; // as above
  }

  async one(tx: EntityManager, campaignId: string, id: string): Promise<StoredDocument> {
    const [row] = await tx.query<Placed<StoredDocument>[]>(`${OWN} and d.id = $2`, [campaignId, id]);
    if (row === undefined) throw notFound();
    const { at: _at, ...document } = row;
    return document;
  }

  async count(tx: Tx, campaignId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from campaign_document where campaign_id = $1 and removed_at is null',
      [campaignId],
    );
    return row?.count ?? 0;
  }

  async add(tx: Tx, campaignId: string, words: DocumentWords, at: Date): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into campaign_document (id, campaign_id, title, type, visibility, changed_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, campaignId, words.title, words.documentType, words.visibility, at],
    );
    return id;
  }

  async reword(tx: Tx, id: string, { title, documentType, visibility }: DocumentWords): Promise<void> {
    await tx.query('update campaign_document set title = $2, type = $3, visibility = $4 where id = $1', [
      id,
      title,
      documentType,
      visibility,
    ]);
  }

  async addVersion(tx: Tx, id: string, { fileId, name, contentType, size, at }: NewVersion): Promise<void> {
    await tx.query(
      `insert into campaign_document_version (document_id, version, file_id, name, content_type, size, uploaded_at)
       select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6 from campaign_document_version where document_id = $1`,
      [id, fileId, name, contentType, size, at],
    );
    await tx.query('update campaign_document set changed_at = $2 where id = $1', [id, at]);
  }

  /** Takes a document off every list; gives the files of all its versions. */
  async remove(tx: Tx, id: string, at: Date): Promise<string[]> {
    await tx.query('update campaign_document set removed_at = $2 where id = $1', [id, at]);
    const files = await tx.query<{ id: string }[]>(
      'select file_id as id from campaign_document_version where document_id = $1',
      [id],
    );
    return files.map((file) => file.id);
  }
}
