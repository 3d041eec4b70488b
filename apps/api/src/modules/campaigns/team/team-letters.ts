import { Injectable } from '@nestjs/common';
import type { TeamRole } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { TeamRows } from './team-rows.js';

const about = ({ id, name }: CampaignEntity) => ({ campaignId: id, campaign: name });

/** What members are written: invitations, as many a day as SEC-41 allows, and that they were removed. */
@Injectable()
export class TeamLetters {
  constructor(
    private readonly rows: TeamRows,
    private readonly limits: RateLimits,
    private readonly events: Events,
  ) {}

  /** @throws request.too_many */
  async allow({ userId }: Identity): Promise<void> {
    await this.limits.spend('invite', userId);
  }

  async invite(
    tx: Tx,
    { userId }: Identity,
    campaign: CampaignEntity,
    { id, email, role }: { id: string; email: string; role: TeamRole },
  ): Promise<void> {
    const linkId = await this.rows.invite(tx, id, email);
    await this.events.emit(tx, 'team.invited', {
      email,
      inviterId: userId,
      linkId,
      teamRole: role,
      ...about(campaign),
    });
    await this.events.emit(tx, 'team.member_invited', { userId, ...about(campaign) });
  }

  async removed(tx: Tx, campaign: CampaignEntity, userId: string): Promise<void> {
    await this.events.emit(tx, 'team.removed', { userId, ...about(campaign) });
  }
}
