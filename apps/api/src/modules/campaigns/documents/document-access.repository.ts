import { Injectable } from '@nestjs/common';
import type { DocumentAccessState, Page } from '@cairn/contracts';
import type { DocumentAccess, DocumentView } from '@cairn/contracts/campaigns/files/documents.replies';
import type { AccessRequestsQuery } from '@cairn/contracts/campaigns/files/documents.requests';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';

/** C-01. */
const PAGE_SIZE = 10;

/** A person's access, as its rules need it. */
export interface StoredAccess {
  id: string;
  documentId: string;
  userId: string;
  state: DocumentAccessState;
  asked: number;
  askedAt: Date;
  until: Date | null;
}

const STORED = `select a.id, a.document_id as "documentId", a.user_id as "userId", a.state, a.asked,
  a.asked_at as "askedAt", a.until from document_access a`;

const LISTED = `select a.id, a.document_id as "documentId", d.title as document, d.removed_at is not null as removed,
    u.first_name || ' ' || u.last_name as name, u.slug, a.note, a.state as status,
    coalesce(a.until <= kernel.now(), false) as expired, a.asked_at as "askedAt", a.decided_at as "decidedAt", a.until,
    a.decline_reason as "declineReason",
    (select count(*)::int from document_view w where w.document_id = a.document_id and w.user_id = a.user_id) as views,
    (select max(w.at) from document_view w where w.document_id = a.document_id and w.user_id = a.user_id) as "lastViewedAt"
  from document_access a join campaign_document d on d.id = a.document_id join app_user u on u.id = a.user_id`;

/** Who asked for which document, and who has opened it. */
@Injectable()
export class DocumentAccessRepository {
  constructor(private readonly database: Database) {}

  async list(campaignId: string, query: AccessRequestsQuery): Promise<Page<DocumentAccess>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<DocumentAccess>(
      `${LISTED} where a.campaign_id = $1 and ($2::text is null or a.state = $2)
         and ($3::timestamptz is null or (a.asked_at, a.id) < ($3, $4::uuid))
       order by a.asked_at desc, a.id desc limit $5`,
      [campaignId, query.status ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    return toPage(rows, limit, ({ askedAt, id }) => ({ at: askedAt, id }));
  }

  async views(campaignId: string, query: PageQuery): Promise<Page<DocumentView>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<DocumentView>(
      `select w.id, d.title as document, w.version, u.first_name || ' ' || u.last_name as name, u.slug, w.at
       from document_view w join campaign_document d on d.id = w.document_id join app_user u on u.id = w.user_id
       where w.campaign_id = $1 and ($2::timestamptz is null or (w.at, w.id) < ($2, $3::uuid))
       order by w.at desc, w.id desc limit $4`,
      [campaignId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    return toPage(rows, limit, ({ at, id }) => ({ at, id }));
  }

  async one(campaignId: string, id: string, reader: EntityManager): Promise<DocumentAccess> {
    const [row] = await reader.query<DocumentAccess[]>(`${LISTED} where a.campaign_id = $1 and a.id = $2`, [
      campaignId,
      id,
    ]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** Locked, for a move. */
  async lock(tx: Tx, campaignId: string, id: string): Promise<StoredAccess> {
    const [row] = await tx.query<StoredAccess[]>(`${STORED} where a.campaign_id = $1 and a.id = $2 for update`, [
      campaignId,
      id,
    ]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** The access of a person to a document, locked; null where there was never one. */
  async lockOf(tx: Tx, documentId: string, userId: string): Promise<StoredAccess | null> {
    const [row] = await tx.query<StoredAccess[]>(`${STORED} where a.document_id = $1 and a.user_id = $2 for update`, [
      documentId,
      userId,
    ]);
    return row ?? null;
  }

  /** @returns null where the same person asks at the same time */
  async insert(
    tx: Tx,
    access: { documentId: string; campaignId: string; userId: string; note: string | null; at: Date },
  ): Promise<string | null> {
    const [row] = await tx.query<{ id: string }[]>(
      `insert into document_access (id, document_id, campaign_id, user_id, state, note, asked_at)
       values ($1, $2, $3, $4, 'requested', $5, $6) on conflict (document_id, user_id) do nothing returning id`,
      [newId(), access.documentId, access.campaignId, access.userId, access.note, access.at],
    );
    return row?.id ?? null;
  }

  async askAgain(tx: Tx, id: string, note: string | null, at: Date): Promise<void> {
    await tx.query(
      `update document_access set state = 'requested', note = $2, asked = asked + 1, asked_at = $3, decided_at = null,
         until = null, decline_reason = null where id = $1`,
      [id, note, at],
    );
  }

  async decide(
    tx: Tx,
    id: string,
    decision: { state: DocumentAccessState; until: Date | null; reason: string | null; at: Date },
  ): Promise<void> {
    await tx.query(
      'update document_access set state = $2, until = $3, decline_reason = $4, decided_at = $5 where id = $1',
      [id, decision.state, decision.until, decision.reason, decision.at],
    );
  }
}
