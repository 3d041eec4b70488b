import { Injectable } from '@nestjs/common';
import type { SendMessageRequest } from '@cairn/contracts/communication/messages.requests';
import { Database } from '../../../kernel/database/in-tx.js';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { openTo, speaksFor } from '../../campaigns/index.js';

interface Found {
  userId: string | null;
  /** Whether the campaign is the company of one of the two. */
  isOfCampaign: boolean;
}

/** The recipient of a first message, and whether one may write to them. */
@Injectable()
export class MessageRecipients {
  constructor(private readonly database: Database) {}

  /** @throws message.recipient for an unknown person, the caller, and a campaign that belongs to neither side */
  async of(
    senderId: string,
    { to, campaignId }: SendMessageRequest,
  ): Promise<{ userId: string; campaignId: string | null }> {
    const [found] = await this.database.query<Found>(
      `select (select u.id from app_user u where u.id = coalesce($1::uuid, c.owner_id) and u.activated_at is not null
           and u.suspended_at is null) as "userId",
         coalesce(c.owner_id in ($3, coalesce($1, c.owner_id)) or ${speaksFor('c.id', '$3')} or ${speaksFor('c.id', '$1')}, false)
           as "isOfCampaign"
       from (values (1)) one left join campaign c on c.id = $2
         and (c.owner_id = $3 or ${speaksFor('c.id', '$3')} or ${openTo('$3::uuid')})`,
      [to ?? null, campaignId ?? null, senderId],
    );
    const field = to ? 'to' : 'campaignId';
    const userId = found?.userId ?? null;
    if (userId === null || userId === senderId) throw fieldError(field, 'message.recipient');
    if (campaignId && found?.isOfCampaign !== true) {
      throw fieldError('campaignId', 'message.recipient');
    }
    return { userId, campaignId: campaignId ?? null };
  }
}
