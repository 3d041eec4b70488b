import { Injectable } from '@nestjs/common';
import type { Page } from '@cairn/contracts';
import type { Conversation, Message } from '@cairn/contracts/communication/messages.replies';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import type { EntityManager } from 'typeorm';
import { limitOf, readPlace, toPage, type Place } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { answeredBy, answerersOf } from '../../campaigns/index.js';
import { campaignOf, LABEL_COLUMNS, nameOf, type LabelRow } from '../events/labels.js';

/** C-01. */
const CONVERSATIONS_PAGE = 10;
const MESSAGES_PAGE = 20;

/** Of somebody who writes: the side that is theirs, or for which they answer. */
export interface WritingSide {
  sideId: string;
  otherId: string;
  /** Those of the campaign's team who are there to answer, beside the two. */
  answering: string[];
  /** The other one is the campaign's owner. */
  isToOwner: boolean;
  open: boolean;
}

interface Author {
  authorId: string;
  authorFirstName: string | null;
  authorLastName: string | null;
  authorSlug: string;
}
type Line = Author & Omit<Message, 'author'>;
type Seen = Omit<Conversation, 'person' | 'campaign' | 'lastAuthor'>;
type Row = LabelRow & Seen & Pick<Author, 'authorFirstName' | 'authorLastName'>;

/** That message `m` of conversation `v` about campaign `c` is of the other side than this one: a team writes on its owner's. */
const writtenTo = (other: string): string => `coalesce(
  case when m.sender_id in (v.first_user_id, v.second_user_id) then m.sender_id else c.owner_id end <> ${other}, false)`;

/** Of message `m` and its author, who is joined as `w`. */
const messageColumns = (mine: string, reader: string): string => `m.id, m.client_key as "clientKey", ${mine} as mine,
  m.sender_id = ${reader} as "byReader", m.text, m.at, w.id as "authorId", w.first_name as "authorFirstName",
  w.last_name as "authorLastName", w.slug as "authorSlug"`;

const authorName = (row: Pick<Author, 'authorFirstName' | 'authorLastName'>): string =>
  nameOf({ firstName: row.authorFirstName, lastName: row.authorLastName });

const presentLine = ({ authorId: id, authorFirstName, authorLastName, authorSlug: slug, ...line }: Line): Message => ({
  ...line,
  author: { id, name: authorName({ authorFirstName, authorLastName }), slug },
});

/**
 * The sides on which $1 reads and writes, as `conversation_id` and `side_id`: one's own, and the owner's in conversations
 * about a campaign for which one answers.
 */
const acting =
  (): string => `(select own.conversation_id, own.user_id as side_id from conversation_side own where own.user_id = $1
  union all select about.id, of.owner_id from conversation about join campaign of on of.id = about.campaign_id
  where about.campaign_id in (${answeredBy('$1')}) and $1 not in (about.first_user_id, about.second_user_id))`;

/** One side's view of a conversation `v`: the other person is joined as `a`, the campaign as `c`. */
const seen =
  (): string => `select s.conversation_id as id, left(m.text, 160) as "lastText", ${writtenTo('s.other_id')} as "lastMine",
    coalesce(m.sender_id = $1, false) as "lastByReader", w.first_name as "authorFirstName", w.last_name as "authorLastName",
    s.user_id <> $1 as "forCampaign",
    s.last_at as "lastAt", s.unread, s.blocked_at is not null as blocked,
    s.blocked_at is null and o.blocked_at is null and a.suspended_at is null and a.activated_at is not null as open,
    exists (select 1 from message_report r where r.conversation_id = s.conversation_id and r.reporter_id = s.user_id
      and r.state = 'open') as reported, ${LABEL_COLUMNS}
  from ${acting()} acting join conversation_side s on s.conversation_id = acting.conversation_id and s.user_id = acting.side_id
    join conversation v on v.id = s.conversation_id
    join conversation_side o on o.conversation_id = s.conversation_id and o.user_id = s.other_id
    join app_user a on a.id = s.other_id left join campaign c on c.id = v.campaign_id
    left join message m on m.id = s.last_message_id left join app_user w on w.id = m.sender_id`;

const present = (row: Row): Conversation => ({
  id: row.id,
  person: { id: row.actorId ?? '', name: nameOf(row), slug: row.actorSlug ?? '' },
  campaign: campaignOf(row),
  lastText: row.lastText,
  forCampaign: row.forCampaign,
  lastMine: row.lastMine,
  lastByReader: row.lastByReader,
  lastAuthor: row.lastText === null ? null : authorName(row),
  lastAt: row.lastAt,
  unread: row.unread,
  blocked: row.blocked,
  open: row.open,
  reported: row.reported,
});

@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  async conversations(userId: string, query: PageQuery): Promise<Page<Conversation>> {
    const limit = limitOf(query, CONVERSATIONS_PAGE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Row & { lastAt: Date }>(
      `${seen()} where s.last_at is not null
         and ($2::timestamptz is null or (s.last_at, s.conversation_id) < ($2, $3::uuid))
       order by s.last_at desc, s.conversation_id desc limit $4`,
      [userId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    const page = toPage(rows, limit, ({ lastAt, id }) => ({ at: lastAt, id }));
    return { nextCursor: page.nextCursor, items: page.items.map(present) };
  }

  /** One side's view; null for everybody but the two, and those who answer for one of them. */
  async conversation(userId: string, id: string): Promise<Conversation | null> {
    const [row] = await this.database.query<Row>(`${seen()} where s.conversation_id = $2`, [userId, id]);
    return row ? present(row) : null;
  }

  /** Of a conversation that is the caller's, with this other person: the newest first. */
  async messages(readerId: string, otherId: string, conversationId: string, query: PageQuery): Promise<Page<Message>> {
    const limit = limitOf(query, MESSAGES_PAGE);
    const place: Place | null = readPlace(query.cursor);
    const rows = await this.database.query<Line>(
      `select ${messageColumns(writtenTo('$1'), '$6')} from message m join conversation v on v.id = m.conversation_id
         join app_user w on w.id = m.sender_id left join campaign c on c.id = v.campaign_id
       where m.conversation_id = $2 and ($3::timestamptz is null or (m.at, m.id) < ($3, $4::uuid))
       order by m.at desc, m.id desc limit $5`,
      [otherId, conversationId, place?.at ?? null, place?.id ?? null, limit + 1, readerId],
    );
    return toPage(rows.map(presentLine), limit, ({ at, id }) => ({ at, id }));
  }

  async between(one: string, other: string, campaignId: string | null): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `select id from conversation where first_user_id = least($1::uuid, $2::uuid)
         and second_user_id = greatest($1::uuid, $2::uuid) and campaign_id is not distinct from $3`,
      [one, other, campaignId],
    );
    return row?.id ?? null;
  }

  /** Creates the conversation, or finds one created concurrently. */
  async open(tx: Tx, one: string, other: string, campaignId: string | null): Promise<string> {
    await tx.query(
      `with made as (
         insert into conversation (id, first_user_id, second_user_id, campaign_id, created_at)
         values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $4, kernel.now())
         on conflict do nothing returning id)
       insert into conversation_side (conversation_id, user_id, other_id)
       select made.id, side.mine, side.theirs from made, (values ($2::uuid, $3::uuid), ($3, $2)) side(mine, theirs)`,
      [newId(), one, other, campaignId],
    );
    const [row] = await tx.query<{ id: string }[]>(
      `select id from conversation where first_user_id = least($1::uuid, $2::uuid)
         and second_user_id = greatest($1::uuid, $2::uuid) and campaign_id is not distinct from $3`,
      [one, other, campaignId],
    );
    return row?.id ?? '';
  }

  /** Whether somebody is one of the two. */
  async isSide(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query<unknown>(
      'select 1 from conversation_side where user_id = $1 and conversation_id = $2',
      [userId, id],
    );
    return rows.length > 0;
  }

  /** The side on which one writes, with the conversation locked until the end: its messages are written one after the other. */
  async lockSide(tx: Tx, userId: string, id: string): Promise<WritingSide | null> {
    const [row] = await tx.query<WritingSide[]>(
      `select s.user_id as "sideId", s.other_id as "otherId",
         array(select answering.user_id from (${answerersOf('c.id')}) answering
           where answering.user_id not in (v.first_user_id, v.second_user_id)) as answering,
         coalesce(c.owner_id = s.other_id, false) as "isToOwner", s.blocked_at is null and o.blocked_at is null and a.suspended_at is null
           and a.activated_at is not null as open
       from conversation v join ${acting()} acting on acting.conversation_id = v.id
         join conversation_side s on s.conversation_id = v.id and s.user_id = acting.side_id
         join conversation_side o on o.conversation_id = v.id and o.user_id = s.other_id
         join app_user a on a.id = s.other_id
         left join campaign c on c.id = v.campaign_id and c.owner_id in (v.first_user_id, v.second_user_id)
       where v.id = $2 for no key update of v`,
      [userId, id],
    );
    return row ?? null;
  }

  async sentBefore(reader: EntityManager, userId: string, clientKey: string): Promise<Message | null> {
    const [row] = await reader.query<Line[]>(
      `select ${messageColumns('true', '$1')} from message m join app_user w on w.id = m.sender_id
       where m.sender_id = $1 and m.client_key = $2`,
      [userId, clientKey],
    );
    return row ? presentLine(row) : null;
  }

  /**
   * Writes the message and both sides' view of it. What somebody answers for another is read by then. Gives how many the other
   * side has not read now.
   */
  async add(
    tx: Tx,
    message: { conversationId: string; senderId: string; side: WritingSide; clientKey: string | null; text: string },
  ): Promise<{ message: Message; waiting: number }> {
    const { conversationId, senderId, side, clientKey, text } = message;
    const id = newId();
    const [added] = await tx.query<Line[]>(
      `with m as (insert into message (id, conversation_id, sender_id, client_key, text, at)
         values ($2, $3, $1, $4, $5, date_trunc('milliseconds', kernel.now())) returning *)
       select ${messageColumns('true', '$1')} from m join app_user w on w.id = m.sender_id`,
      [senderId, id, conversationId, clientKey, text],
    );
    await tx.query(
      `update conversation_side set last_at = $3, last_message_id = $2,
         unread = case when user_id <> $4 then unread + 1 when user_id = $5 then unread else 0 end
       where conversation_id = $1`,
      [conversationId, id, added?.at, side.sideId, senderId],
    );
    const [other] = await tx.query<{ unread: number }[]>(
      'select unread from conversation_side where conversation_id = $1 and user_id <> $2',
      [conversationId, side.sideId],
    );
    if (added === undefined) throw new Error('A message was not written');
    return { message: presentLine(added), waiting: other?.unread ?? 0 };
  }

  async block(tx: Tx, userId: string, id: string, blocked: boolean): Promise<void> {
    await tx.query(
      `update conversation_side set blocked_at = case when $3 then coalesce(blocked_at, kernel.now()) end
       where user_id = $1 and conversation_id = $2`,
      [userId, id, blocked],
    );
  }
}
