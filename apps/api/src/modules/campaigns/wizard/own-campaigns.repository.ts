import { Injectable } from '@nestjs/common';
import type { CampaignSummary } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { OwnCampaignsQuery } from '@cairn/contracts/kernel/page-query.request';
import type { Page } from '@cairn/contracts';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { END_OF_CAMPAIGN } from '../record/campaign-end.sql.js';
import { SHOWN_STATUS } from '../record/campaign-visibility.js';

/** C-01. */
const PAGE_SIZE = 6;

type Row = Omit<CampaignSummary, 'goal' | 'received' | 'committed'> & {
  goal: string | null;
  received: string;
  committed: string;
};

@Injectable()
export class OwnCampaignsRepository {
  constructor(private readonly database: Database) {}

  /** Own campaigns, newest first, in one statement. */
  async list(ownerId: string, query: OwnCampaignsQuery): Promise<Page<CampaignSummary>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Row>(
      `select c.id, c.slug, ${SHOWN_STATUS} as status, c.status as standing, c.type, c.name, c.decline_reason as "declineReason",
         c.changes_requested as "changesRequested", c.currency, c.goal,
         k.received, k.committed, k.investors, '/media/' || c.cover_file_id as "coverUrl", c.category,
         c.opens_at as "opensAt", c.closes_at as "closesAt", ${END_OF_CAMPAIGN} as ended, date_trunc('milliseconds', c.created_at) as "createdAt"
       from campaign c join campaign_capacity k on k.campaign_id = c.id
       where c.owner_id = $1 and ($2::int is null or ${SHOWN_STATUS} <> $2)
         and ($3::timestamptz is null or (date_trunc('milliseconds', c.created_at), c.id) < ($3, $4::uuid))
       order by date_trunc('milliseconds', c.created_at) desc, c.id desc limit $5`,
      [ownerId, query.exceptFor ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const items = rows.map((row) => ({
      ...row,
      goal: row.goal === null ? null : BigInt(row.goal),
      received: BigInt(row.received),
      committed: BigInt(row.committed),
    }));
    return toPage(items, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }
}
