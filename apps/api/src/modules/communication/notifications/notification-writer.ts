import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  channelsOf,
  groupOf,
  NOTIFICATION_KINDS,
  paramsOf,
  topicsOf,
  type ChannelChoices,
  type NotificationKind,
} from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { agentOf } from '../../../kernel/http/agent.js';
import { isAlreadyRead } from '../events/already-read.js';
import { idIn } from '../events/event-ids.js';
import { signal } from './live-signal.js';

/** The records that an event refers to, as far as they exist. */
interface About {
  userId: string;
  actorId: string | null;
  campaignId: string | null;
  choices: ChannelChoices | null;
}

/**
 * Turns events into lines of the log and into notices, once each: the delivery's inbox keeps a second time away. They
 * are in the order of the events, whichever was written first: a line has its message's instant and id.
 */
@Injectable()
export class NotificationWriter implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.register({
      name: 'communication.tell',
      topics: topicsOf(({ site, activity }) => site || activity !== null),
      queue: 'mail',
      inTransaction: (tx, message) => this.tell(tx, message),
    });
  }

  private async tell(tx: Tx, message: Message): Promise<void> {
    const { topic, body } = message;
    const kind = NOTIFICATION_KINDS[topic];
    const about = await this.about(tx, body);
    if (kind === undefined || about === null) return;
    if (await isAlreadyRead((sql, parameters) => tx.query(sql, parameters), message)) return;
    const params = paramsOf(kind, body);
    await this.log(tx, message, kind, about, params);
    await this.notify(tx, message, kind, about, params);
  }

  private async log(
    tx: Tx,
    { id, topic, body, at }: Message,
    kind: NotificationKind,
    { userId, actorId, campaignId }: About,
    params: Record<string, unknown>,
  ): Promise<void> {
    const whose = kind.activity === 'actor' ? actorId : kind.activity === 'user' ? userId : null;
    if (whose === null) return;
    // In a user's own log the other person is named: who was followed, who accepted.
    const other = whose === userId ? actorId : userId;
    await tx.query(
      `insert into user_activity (id, user_id, kind, group_name, params, campaign_id, actor_id, agent, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, date_trunc('milliseconds', $9::timestamptz))`,
      [
        id,
        whose,
        topic,
        groupOf(kind),
        params,
        campaignId,
        other,
        agentOf('userAgent' in body ? body.userAgent : null),
        at,
      ],
    );
  }

  private async notify(
    tx: Tx,
    { id, topic, at }: Message,
    kind: NotificationKind,
    { userId, actorId, campaignId, choices }: About,
    params: Record<string, unknown>,
  ): Promise<void> {
    if (!kind.site || kind.topic === null) return;
    const channels = channelsOf(kind.topic, choices ?? {});
    if (!channels.site) return;
    await tx.query(
      `insert into notification (id, user_id, kind, group_name, params, campaign_id, actor_id, at, browser)
       values ($1, $2, $3, $4, $5, $6, $7, date_trunc('milliseconds', $9::timestamptz), $8)`,
      [id, userId, topic, groupOf(kind), params, campaignId, actorId, channels.browser, at],
    );
    await signal(tx, { to: userId, event: 'notification', id });
  }

  /** Null for an event about an unknown person. */
  private async about(tx: Tx, body: Record<string, unknown>): Promise<About | null> {
    const [row] = await tx.query<About[]>(
      `select u.id as "userId", p.choices, (select a.id from app_user a where a.id = $2) as "actorId",
         (select c.id from campaign c where c.id = $3) as "campaignId"
       from app_user u left join email_preference p on p.user_id = u.id where u.id = $1`,
      [idIn(body, 'userId'), idIn(body, 'actorId'), idIn(body, 'campaignId')],
    );
    return row ?? null;
  }
}
