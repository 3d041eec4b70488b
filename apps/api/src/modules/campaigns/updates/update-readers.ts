import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UpdateAudience } from '@cairn/contracts/campaigns/updates/update-options';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { toldOf } from './updates.sql.js';

/** How many are told in one transaction. */
const PORTION = 200;

interface Sent {
  campaignId: string;
  campaign: string;
  slug: string;
  ownerId: string;
  title: string;
  audience: UpdateAudience;
}

/**
 * Tells the readers of an update. Each portion is written with the message that asks for the next one, so that a process
 * that ends half-way goes on where it was, and nobody is told twice.
 */
@Injectable()
export class UpdateReaders implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.register({
      name: 'campaigns.update_readers',
      topics: ['campaign.update_sent'],
      queue: 'reports',
      inTransaction: (tx, { body }) => this.tell(tx, body.updateId, body.after),
    });
  }

  private async tell(tx: Tx, updateId: string, after: string | null): Promise<void> {
    const [sent] = await tx.query<Sent[]>(
      `select u.campaign_id as "campaignId", c.name as campaign, c.slug, c.owner_id as "ownerId", u.title, u.audience
       from campaign_update u join campaign c on c.id = u.campaign_id where u.id = $1 and c.hidden_at is null`,
      [updateId],
    );
    // Removed, or out of sight, before everybody was told.
    if (sent === undefined) return;
    const { ownerId, audience, ...about } = sent;
    const readers = await tx.query<{ id: string }[]>(
      `select p.id ${toldOf(audience)} and ($3::uuid is null or p.id > $3) order by p.id limit ${PORTION}`,
      [about.campaignId, ownerId, after],
    );
    await this.events.emitMany(
      tx,
      'campaign.update_posted',
      readers.map(({ id }) => ({ ...about, userId: id, actorId: ownerId, updateId })),
    );
    const last = readers.at(-1);
    if (readers.length === PORTION && last)
      await this.events.emit(tx, 'campaign.update_sent', { updateId, after: last.id });
  }
}
