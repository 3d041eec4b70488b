import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import { UPDATE_AUDIENCES, type UpdateAudience } from '@cairn/contracts/campaigns/updates/update-options';
import type { CampaignUpdate, UpdateCounts, UpdateEdit } from '@cairn/contracts/campaigns/updates/updates.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { versionOf } from '../../../kernel/text/version.js';
import { openTo } from '../record/campaign-visibility.js';
import { isFor, toldOf, UPDATE_FIELDS } from './updates.sql.js';

/** C-01. */
const PAGE_SIZE = 10;

type Stored = Omit<CampaignUpdate, 'version'>;
type Listed = Stored & { at: Date };

export interface NewUpdate {
  campaignId: string;
  authorId: string;
  clientKey: string | null;
  title: string;
  body: object;
  audience: UpdateAudience;
}

const present = ({ id, title, description, audience, createdAt, editedAt, edits }: Stored): CampaignUpdate => ({
  id,
  title,
  description,
  audience,
  createdAt,
  editedAt,
  edits,
  version: versionOf({ title, description }),
});

@Injectable()
export class UpdatesRepository {
  constructor(private readonly database: Database) {}

  /** All of a campaign, for its owner. */
  own(campaignId: string, query: PageQuery): Promise<Page<CampaignUpdate>> {
    return this.page('', campaignId, query, null);
  }

  /** Those that are for this reader. */
  front(campaignId: string, query: PageQuery, reader: string | null): Promise<Page<CampaignUpdate>> {
    return this.page(`and ${isFor('$5::uuid')}`, campaignId, query, reader);
  }

  /** Whom UpdateReaders tells, counted. */
  async readers(campaignId: string, ownerId: string): Promise<UpdateCounts> {
    const counts = UPDATE_AUDIENCES.map((audience) => `(select count(*)::int ${toldOf(audience)}) as "${audience}"`);
    const [row] = await this.database.query<UpdateCounts>(`select ${counts.join(', ')}`, [campaignId, ownerId]);
    return row ?? { all: 0, investors: 0, followers: 0 };
  }

  async one(
    campaignId: string,
    id: string,
    reader: EntityManager = this.database.manager,
  ): Promise<CampaignUpdate | null> {
    const [row] = await reader.query<Stored[]>(
      `select ${UPDATE_FIELDS} from campaign_update u where u.id = $1 and u.campaign_id = $2`,
      [id, campaignId],
    );
    return row ? present(row) : null;
  }

  async sentBefore(tx: Tx, authorId: string, clientKey: string): Promise<CampaignUpdate | null> {
    const [row] = await tx.query<Stored[]>(
      `select ${UPDATE_FIELDS} from campaign_update u where u.author_id = $1 and u.client_key = $2`,
      [authorId, clientKey],
    );
    return row ? present(row) : null;
  }

  /** Whether this reader may open the campaign; how many updates it has for everybody. */
  async forVisitors(campaignId: string, reader: string | null): Promise<number | null> {
    const [row] = await this.database.query<{ count: number }>(
      `select (select count(*)::int from campaign_update u where u.campaign_id = c.id and u.audience = 'all') as count
       from campaign c where c.id = $1 and ${openTo('$2::uuid')}`,
      [campaignId, reader],
    );
    return row?.count ?? null;
  }

  /** What an update said before, the newest first; null where it is not for this reader. */
  async edits(campaignId: string, id: string, reader: string | null): Promise<UpdateEdit[] | null> {
    const [row] = await this.database.query<{
      edits: { at: string; title: string; description: UpdateEdit['description'] }[];
    }>(
      prepared(`select (select coalesce(json_agg(json_build_object('at', e.at, 'title', e.title, 'description', e.body)
           order by e.at desc, e.id desc), '[]') from campaign_update_edit e where e.update_id = u.id) as edits
         from campaign_update u join campaign c on c.id = u.campaign_id
         where u.id = $2 and c.id = $1 and ${openTo('$3::uuid')} and ${isFor('$3::uuid')}`),
      [campaignId, id, reader],
    );
    return row?.edits.map((edit) => ({ ...edit, at: new Date(edit.at) })) ?? null;
  }

  async add(tx: Tx, { campaignId, authorId, clientKey, title, body, audience }: NewUpdate): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into campaign_update (id, campaign_id, author_id, client_key, title, body, audience, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, date_trunc('milliseconds', kernel.now()))`,
      [id, campaignId, authorId, clientKey, title, body, audience],
    );
    return id;
  }

  /** Keeps what the update said until now. */
  async change(tx: Tx, id: string, title: string, body: object): Promise<void> {
    await tx.query(
      `insert into campaign_update_edit (id, update_id, title, body, at)
       select $2, u.id, u.title, u.body, date_trunc('milliseconds', kernel.now()) from campaign_update u where u.id = $1`,
      [id, newId()],
    );
    await tx.query(
      `update campaign_update set title = $2, body = $3, edited_at = date_trunc('milliseconds', kernel.now())
       where id = $1`,
      [id, title, body],
    );
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.query('delete from campaign_update where id = $1', [id]);
  }

  private async page(
    where: string,
    campaignId: string,
    query: PageQuery,
    reader: string | null,
  ): Promise<Page<CampaignUpdate>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Listed>(
      prepared(`select ${UPDATE_FIELDS}, u.created_at as at from campaign_update u join campaign c on c.id = u.campaign_id
       where u.campaign_id = $1 and ($2::timestamptz is null or (u.created_at, u.id) < ($2, $3::uuid)) ${where}
       order by u.created_at desc, u.id desc limit $4 + 1`),
      [campaignId, place?.at ?? null, place?.id ?? null, limit, ...(where === '' ? [] : [reader])],
    );
    const page = toPage(rows, limit, ({ at, id }) => ({ at, id }));
    return { ...page, items: page.items.map(present) };
  }
}
