import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { isCompanyInQuestion } from '../../kyc/index.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CoveredRepository } from './covered.repository.js';

/** SQL: whether the closing of a campaign waits for its covered persons. @param campaign alias of its row */
export const isClosingHeld = (campaign: string): string =>
  `(${campaign}.status = ${CampaignStatus.active} and exists (select from closing_hold h where h.campaign_id = ${campaign}.id))`;

/** Closings that wait until the covered persons are decided on: the money stays in escrow. */
@Injectable()
export class ClosingHolds {
  constructor(
    private readonly persons: CoveredRepository,
    private readonly events: Events,
  ) {}

  /**
   * 17 CFR 227.503(a), 17 CFR 230.506(d)(1): nothing is sold while a covered person is undecided or disqualified, or was
   * decided on too long ago, or sanctions may name the company. The campaign is locked. Its owner is told once.
   */
  async isHeld(tx: Tx, { id, ownerId, name }: Pick<CampaignEntity, 'id' | 'ownerId' | 'name'>): Promise<boolean> {
    const cause =
      (await this.persons.holdOf(tx, id)) ?? ((await isCompanyInQuestion(tx, 'campaign', id)) ? 'undecided' : null);
    if (cause === null) {
      await tx.query('delete from closing_hold where campaign_id = $1', [id]);
      return false;
    }
    const [row] = await tx.query<{ isNew: boolean }[]>(
      `insert into closing_hold (campaign_id, cause, since, tried_at) values ($1, $2, kernel.now(), kernel.now())
       on conflict (campaign_id) do update set tried_at = excluded.tried_at returning xmax = 0 as "isNew"`,
      [id, cause],
    );
    if (row?.isNew) {
      await this.events.emit(tx, 'campaign.closing_waits', { userId: ownerId, campaignId: id, campaign: name });
    }
    return true;
  }
}
