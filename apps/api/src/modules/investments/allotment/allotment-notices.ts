import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { LiveCampaign } from '../../campaigns/index.js';

interface Told {
  userId: string;
  investmentId: string;
  committed: string;
  amount: string;
}

/** Tells each investor what was committed, allotted and is returned, once for all investments of a person. */
@Injectable()
export class AllotmentNotices {
  constructor(private readonly events: Events) {}

  /** @returns whom */
  async tell(tx: Tx, campaign: LiveCampaign): Promise<string[]> {
    const people = await tx.query<Told[]>(
      `select i.investor_id as "userId", (array_agg(i.id order by i.created_at, i.id))[1] as "investmentId",
         sum(a.committed) as committed, sum(a.allotted) as amount
       from allotment a join investment i on i.id = a.investment_id where a.campaign_id = $1
       group by i.investor_id having sum(a.allotted) < sum(a.committed) order by i.investor_id`,
      [campaign.id],
    );
    const about = { campaignId: campaign.id, campaign: campaign.name, currency: campaign.currency };
    const bodyOf = ({ userId, investmentId, committed, amount }: Told) => ({
      ...about,
      userId,
      investmentId,
      committed: Number(committed),
      amount: Number(amount),
      returned: Number(BigInt(committed) - BigInt(amount)),
    });
    const isServed = ({ amount }: Told): boolean => BigInt(amount) > 0n;
    await this.events.emitMany(tx, 'investment.allotted', people.filter(isServed).map(bodyOf));
    await this.events.emitMany(tx, 'investment.not_allotted', people.filter((one) => !isServed(one)).map(bodyOf));
    return people.map(({ userId }) => userId);
  }
}
