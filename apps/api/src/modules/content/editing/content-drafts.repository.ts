import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ContentVersion } from '@cairn/contracts/content/admin-content.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { byId, byNumber, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage } from '../../../kernel/database/admin-page.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import type { Edited } from './content-editing.repository.js';

export interface StoredDraft {
  content: Edited;
  savedAt: Date;
}

/** Drafts and publications of records: SQL, no rules. Whoever writes has locked the record. */
@Injectable()
export class ContentDraftsRepository {
  constructor(private readonly database: Database) {}

  async draftOf(tx: Tx, recordId: string): Promise<StoredDraft | null> {
    const [row] = await tx.query<StoredDraft[]>(
      'select content, saved_at as "savedAt" from content_draft where record_id = $1',
      [recordId],
    );
    return row ?? null;
  }

  async keep(tx: Tx, recordId: string, content: Edited, editorId: string): Promise<void> {
    await tx.query(
      `insert into content_draft (record_id, content, saved_by, saved_at) values ($1, $2, $3, kernel.now())
       on conflict (record_id) do update set content = excluded.content, saved_by = excluded.saved_by,
         saved_at = excluded.saved_at`,
      [recordId, content, editorId],
    );
  }

  async drop(tx: Tx, recordId: string): Promise<void> {
    await tx.query('delete from content_draft where record_id = $1', [recordId]);
  }

  async addVersion(tx: Tx, recordId: string, content: Edited, editorId: string): Promise<void> {
    await tx.query(
      `insert into content_version (id, record_id, number, content, published_by, published_at)
       select $1, $2, coalesce(max(number), 0) + 1, $3, $4, kernel.now() from content_version where record_id = $2`,
      [newId(), recordId, content, editorId],
    );
  }

  async version(tx: Tx, recordId: string, number: number): Promise<Edited | null> {
    const [row] = await tx.query<{ content: Edited }[]>(
      'select content from content_version where record_id = $1 and number = $2',
      [recordId, number],
    );
    return row?.content ?? null;
  }

  /** The last one first. */
  versions(recordId: string, query: AdminListQuery): Promise<AdminPage<ContentVersion>> {
    return adminPage<ContentVersion>(this.database, query, {
      select: 'v.id, v.number, v.published_at as "publishedAt", u.email as "publishedBy"',
      from: 'content_version v left join app_user u on u.id = v.published_by',
      where: ['v.record_id = $1'],
      parameters: [recordId],
      orders: ordersOf('content-versions', { number: byNumber('v.number') }),
      key: byId('v.id'),
    });
  }
}
