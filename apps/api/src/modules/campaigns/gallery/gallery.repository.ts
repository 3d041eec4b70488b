import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { newId } from '../../../kernel/crypto/ids.js';
import { limitOf } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { heldBy, rowsOfUpdate } from '../../../kernel/database/rows.js';
import { fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { shownTo } from '../record/campaign-visibility.js';
import type { GalleryKind } from './gallery-kinds.js';

/** C-01. */
const PAGE_SIZE = 10;

export interface GalleryItem {
  id: string;
  title: string | null;
  description: string | null;
  url: string;
  position: number;
  createdAt: Date;
}

export interface GalleryWords {
  title?: string | null;
  description?: string | null;
  /** A film's address. */
  url?: string;
}

/** A cursor is the place of the last item. */
function placeIn(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,3}$/.test(cursor)) throw fieldError('cursor', 'validation.format');
  return Number(cursor);
}

const columnsOf = ({ url }: GalleryKind): string =>
  `id, title, description, ${url} as url, position, date_trunc('milliseconds', created_at) as "createdAt"`;

/** Pictures and films by their places, each list in one statement. Who writes has locked the campaign. */
@Injectable()
export class GalleryRepository {
  constructor(private readonly database: Database) {}

  /** @param reader null for whoever may see the campaign's own records; else only what is shown to this one */
  async list(kind: GalleryKind, campaignId: string, query: PageQuery): Promise<Page<GalleryItem>> {
    const limit = limitOf(query, PAGE_SIZE);
    const rows = await this.database.query<GalleryItem>(
      `select ${columnsOf(kind)} from ${kind.table} where campaign_id = $1 and position > $2 order by position limit $3`,
      [campaignId, placeIn(query.cursor), limit + 1],
    );
    return this.pageOf(rows, limit);
  }

  /**
   * The same as people see it on the page.
   * @throws request.not_found where the campaign is not shown to this reader
   */
  async shown(
    kind: GalleryKind,
    campaignId: string,
    reader: string | null,
    query: PageQuery,
  ): Promise<Page<GalleryItem>> {
    const limit = limitOf(query, PAGE_SIZE);
    const rows = await this.database.query<Omit<GalleryItem, 'id'> & { id: string | null }>(
      `select i.* from campaign c left join lateral (
         select ${columnsOf(kind)} from ${kind.table} where campaign_id = c.id and position > $2
         order by position limit $3) i on true
       where c.id = $1 and ${shownTo('$4::uuid')} order by i.position`,
      [campaignId, placeIn(query.cursor), limit + 1, reader],
    );
    return this.pageOf(heldBy<GalleryItem>(rows), limit);
  }

  async count(tx: Tx, kind: GalleryKind, campaignId: string): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      `select count(*)::int as count from ${kind.table} where campaign_id = $1`,
      [campaignId],
    );
    return row?.count ?? 0;
  }

  async one(tx: Tx, kind: GalleryKind, campaignId: string, id: string): Promise<GalleryItem> {
    const [row] = await tx.query<GalleryItem[]>(
      `select ${columnsOf(kind)} from ${kind.table} where campaign_id = $1 and id = $2`,
      [campaignId, id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /** The picture of the same content, or the film of the same address, that the gallery holds already. */
  async same(tx: Tx, kind: GalleryKind, campaignId: string, content: Buffer | string): Promise<string | null> {
    const is = typeof content === 'string' ? 'url = $2' : 'file_id in (select id from kernel.file where sha256 = $2)';
    const [row] = await tx.query<{ id: string }[]>(
      `select id from ${kind.table} where campaign_id = $1 and ${is} limit 1`,
      [campaignId, content],
    );
    return row?.id ?? null;
  }

  /** Adds one behind the others. */
  async add(
    tx: Tx,
    kind: GalleryKind,
    campaignId: string,
    item: { content: string; title: string | null; description: string | null; at: Date },
  ): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into ${kind.table} (id, campaign_id, ${kind.content}, title, description, position, created_at)
       select $1, $2, $3, $4, $5, coalesce(max(position), 0) + 1, $6 from ${kind.table} where campaign_id = $2`,
      [id, campaignId, item.content, item.title, item.description, item.at],
    );
    return id;
  }

  async change(
    tx: Tx,
    kind: GalleryKind,
    id: string,
    { title, description, url }: Required<GalleryWords>,
  ): Promise<void> {
    const address = kind.content === 'url' ? ', url = $4' : '';
    await tx.query(`update ${kind.table} set title = $2, description = $3${address} where id = $1`, [
      id,
      title,
      description,
      ...(address === '' ? [] : [url]),
    ]);
  }

  /** Moves one to a place; those between move by one. */
  async move(tx: Tx, kind: GalleryKind, campaignId: string, id: string, to: number): Promise<void> {
    await tx.query(
      `with moved as (select position as before,
           least($3::int, (select count(*)::int from ${kind.table} where campaign_id = $2)) as after
         from ${kind.table} where id = $1 and campaign_id = $2)
       update ${kind.table} i set position = case when i.id = $1 then after else i.position + sign(before - after)::int end
       from moved where i.campaign_id = $2 and i.position between least(before, after) and greatest(before, after)`,
      [id, campaignId, to],
    );
  }

  /** Removes one; those behind it move up. Gives its file, where it has one. */
  async remove(tx: Tx, kind: GalleryKind, campaignId: string, id: string): Promise<string | null> {
    const [gone] = rowsOfUpdate<{ content: string; position: number }>(
      await tx.query(
        `delete from ${kind.table} where id = $1 and campaign_id = $2 returning ${kind.content} as content, position`,
        [id, campaignId],
      ),
    );
    if (gone === undefined) throw notFound();
    await tx.query(`update ${kind.table} set position = position - 1 where campaign_id = $1 and position > $2`, [
      campaignId,
      gone.position,
    ]);
    return kind.content === 'file_id' ? gone.content : null;
  }

  private pageOf(rows: GalleryItem[], limit: number): Page<GalleryItem> {
    const items = rows.slice(0, limit);
    return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.position) : null };
  }
}
