import { Injectable } from '@nestjs/common';
import { paramsOf, type NotificationKind } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Message } from '../../../kernel/outbox/events.js';
import { idIn } from '../events/event-ids.js';

/** Which mails an account was sent, and when. */
@Injectable()
export class SentMails {
  constructor(private readonly database: Database) {}

  /** After the mail server has accepted it; a mail that is sent again after a crash is noted once. */
  async note(userId: string, { id, topic, body }: Message, kind: NotificationKind): Promise<void> {
    await this.database.query(
      `insert into sent_mail (id, user_id, kind, params, campaign_id, sent_at)
       values ($1, $2, $3, $4, (select id from campaign where id = $5), kernel.now()) on conflict (id) do nothing`,
      [id, userId, topic, paramsOf(kind, body), idIn(body, 'campaignId')],
    );
  }
}
