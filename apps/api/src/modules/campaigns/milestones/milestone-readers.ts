import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { investorsOf } from '../record/campaign-visibility.js';
import { followerIdsOf } from '../saved/followers.sql.js';

/** How many are told in one transaction. */
const PORTION = 500;

interface Sent {
  campaignId: string;
  campaign: string;
  slug: string;
  ownerId: string;
}

/** Tells followers and investors what a campaign has reached, each portion with the message that asks for the next. */
@Injectable()
export class MilestoneReaders implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.register({
      name: 'campaigns.milestone_readers',
      topics: ['campaign.milestone_sent'],
      queue: 'reports',
      inTransaction: (tx, { body }) => this.tell(tx, body.campaignId, body.percent, body.after),
    });
  }

  private async tell(tx: Tx, campaignId: string, percent: number, after: string | null): Promise<void> {
    const [sent] = await tx.query<Sent[]>(
      `select c.id as "campaignId", c.name as campaign, c.slug, c.owner_id as "ownerId" from campaign c
       where c.id = $1 and c.hidden_at is null`,
      [campaignId],
    );
    if (sent === undefined) return;
    const { ownerId, ...about } = sent;
    const readers = await tx.query<{ id: string }[]>(
      `select p.id from app_user p join (${investorsOf('$1')} union ${followerIdsOf('$1')}) reader on reader.user_id = p.id
       where p.id <> $2 and p.suspended_at is null and ($3::uuid is null or p.id > $3)
       group by p.id order by p.id limit ${PORTION}`,
      [campaignId, ownerId, after],
    );
    await this.events.emitMany(
      tx,
      'campaign.milestone_passed',
      readers.map(({ id: userId }) => ({ ...about, userId, percent: String(percent) })),
    );
    const last = readers.at(-1);
    if (readers.length === PORTION && last)
      await this.events.emit(tx, 'campaign.milestone_sent', { campaignId, percent, after: last.id });
  }
}
