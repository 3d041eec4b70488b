import { Injectable } from '@nestjs/common';
import type { NotificationGroup, Page } from '@cairn/contracts';
import type { Activity, Notification, UnreadCount } from '@cairn/contracts/communication/notifications.replies';
import {
  NOTIFICATIONS_PAGE,
  type ActivityQuery,
  type MarkReadRequest,
  type NotificationsQuery,
} from '@cairn/contracts/communication/notifications.requests';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { campaignOf, LABEL_COLUMNS, nameOf, personOf, type LabelRow } from '../events/labels.js';

interface Row extends LabelRow {
  id: string;
  kind: string;
  params: Record<string, unknown>;
  at: Date;
}

/** The bell shows "99+" beyond this, so counting stops. */
const COUNTED = 100;

const UNREAD = prepared(
  `select (select count(*)::int from (select 1 from notification where user_id = $1 and read_at is null limit $2) n)
       as notifications,
     (select coalesce(sum(unread), 0)::int from (select unread from conversation_side
       where user_id = $1 and unread > 0 limit $2) m) as messages`,
);

/** The values filled into the text: those of the event, and the names as they are now. */
const wordsOf = (row: Row): Record<string, unknown> => ({
  ...row.params,
  ...(row.campaignName === null ? {} : { campaign: row.campaignName }),
  ...(row.actorId === null ? {} : { actor: nameOf(row), actorSlug: row.actorSlug }),
});

const lineOf = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  params: wordsOf(row),
  campaign: campaignOf(row),
  actor: personOf(row),
  at: row.at,
});

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  /** C-01: newest first, twenty a page. */
  async notifications(userId: string, query: NotificationsQuery): Promise<Page<Notification>> {
    const limit = limitOf(query, NOTIFICATIONS_PAGE);
    const rows = await this.lines<Row & Pick<Notification, 'read' | 'browser' | 'testsInterest'>>(
      'notification',
      ', n.read_at is not null as read, n.browser, coalesce(c.test_the_water, false) as "testsInterest"',
      query.unread ? 'and n.read_at is null' : '',
      userId,
      query,
      limit,
    );
    const page = toPage(rows, limit, ({ at, id }) => ({ at, id }));
    return {
      nextCursor: page.nextCursor,
      items: page.items.map((row) => ({
        ...lineOf(row),
        read: row.read,
        testsInterest: row.testsInterest,
        browser: row.browser,
      })),
    };
  }

  async activity(userId: string, query: ActivityQuery): Promise<Page<Activity>> {
    const limit = limitOf(query, NOTIFICATIONS_PAGE);
    const rows = await this.lines<Row & { agent: string | null }>(
      'user_activity',
      ', n.agent',
      '',
      userId,
      query,
      limit,
    );
    const page = toPage(rows, limit, ({ at, id }) => ({ at, id }));
    return {
      nextCursor: page.nextCursor,
      items: page.items.map((row) => ({ ...lineOf(row), agent: row.agent })),
    };
  }

  /** The newest lines of the log at once, for a file. */
  async log(userId: string, most: number, group?: NotificationGroup): Promise<Activity[]> {
    const rows = await this.lines<Row & { agent: string | null }>(
      'user_activity',
      ', n.agent',
      '',
      userId,
      group === undefined ? {} : { group },
      most - 1,
    );
    return rows.map((row) => ({ ...lineOf(row), agent: row.agent }));
  }

  async unread(userId: string): Promise<UnreadCount> {
    const [row] = await this.database.query<UnreadCount>(UNREAD, [userId, COUNTED]);
    return row ?? { notifications: 0, messages: 0 };
  }

  /** Gives how many were not read before. Other people's notifications are ignored. */
  async markRead(tx: Tx, userId: string, { id, conversationId }: MarkReadRequest): Promise<number> {
    if (conversationId) {
      const sides = rowsOfUpdate(
        await tx.query(
          `update conversation_side set unread = 0 where user_id = $1 and conversation_id = $2 and unread > 0
           returning conversation_id`,
          [userId, conversationId],
        ),
      );
      const told = rowsOfUpdate(
        await tx.query(
          `update notification set read_at = kernel.now()
           where user_id = $1 and read_at is null and kind = 'message.received' and params->>'conversationId' = $2
           returning id`,
          [userId, conversationId],
        ),
      );
      return sides.length + told.length;
    }
    const rows = rowsOfUpdate(
      await tx.query(
        `update notification set read_at = kernel.now()
         where user_id = $1 and read_at is null and ($2::uuid is null or id = $2) returning id`,
        [userId, id ?? null],
      ),
    );
    return rows.length;
  }

  private lines<Found extends Row>(
    table: 'notification' | 'user_activity',
    columns: string,
    condition: string,
    userId: string,
    query: ActivityQuery,
    limit: number,
  ): Promise<Found[]> {
    const place = readPlace(query.cursor);
    return this.database.query<Found>(
      prepared(`select n.id, n.kind, n.params, n.at, ${LABEL_COLUMNS} ${columns}
       from ${table} n left join campaign c on c.id = n.campaign_id left join app_user a on a.id = n.actor_id
       where n.user_id = $1 and ($2::text is null or n.group_name = $2)
         and ($3::timestamptz is null or (n.at, n.id) < ($3, $4::uuid)) ${condition}
       order by n.at desc, n.id desc limit $5`),
      [userId, query.group ?? null, place?.at ?? null, place?.id ?? null, limit + 1],
    );
  }
}
