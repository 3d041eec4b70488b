import { Injectable } from '@nestjs/common';
import type { CampaignInterest, InterestBand, OwnInterest } from '@cairn/contracts/campaigns/interest/interest.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { LEAST_INVESTMENT } from '../public/public-campaign.sql.js';
import { openTo } from '../record/campaign-visibility.js';

/** Where the bands of amounts begin, in smallest investments. */
const BANDS = [0, 2, 10] as const;

type BandRow = { [Key in keyof InterestBand]: InterestBand[Key] extends number ? number : string } & {
  below: string | null;
  currency: string;
};

/** Reads of the interest in a campaign, one statement each. */
@Injectable()
export class InterestReads {
  constructor(private readonly database: Database) {}

  /** @throws request.not_found where this reader may not open the campaign */
  async totals(campaignId: string, reader: string | null): Promise<CampaignInterest> {
    const rows = await this.database.query<BandRow>(
      prepared(`select c.currency, b.start * ${LEAST_INVESTMENT} as from, b.ending * ${LEAST_INVESTMENT} as below,
         count(told.id)::int as people, coalesce(sum(told.amount), 0) as amount
       from campaign c cross join (select start, lead(start) over (order by start) as ending
         from unnest(array[${BANDS.join()}]::bigint[]) start) b
       left join campaign_interest told on told.campaign_id = c.id and told.amount >= b.start * ${LEAST_INVESTMENT}
         and (b.ending is null or told.amount < b.ending * ${LEAST_INVESTMENT})
       where c.id = $1 and ${openTo('$2::uuid')}
       group by c.id, b.start, b.ending order by b.start`),
      [campaignId, reader],
    );
    const [first] = rows;
    if (first === undefined) throw notFound();
    const bands = rows.map(({ people, amount, from, below }) => ({
      people,
      amount: BigInt(amount),
      from: BigInt(from),
      below: below === null ? null : BigInt(below),
    }));
    return {
      people: bands.reduce((sum, { people }) => sum + people, 0),
      amount: bands.reduce((sum, { amount }) => sum + amount, 0n),
      currency: first.currency,
      bands,
    };
  }

  /** Nulls where the caller has shown none. @throws request.not_found where they may not open the campaign */
  async own(userId: string, campaignId: string): Promise<OwnInterest> {
    const [row] = await this.database.query<Omit<OwnInterest, 'interestedAmount'> & { amount: string | null }>(
      prepared(`select told.amount, told.currency, told.shown_at as "shownAt" from campaign c
       left join campaign_interest told on told.campaign_id = c.id and told.user_id = $1::uuid
       where c.id = $2 and ${openTo('$1::uuid')}`),
      [userId, campaignId],
    );
    if (row === undefined) throw notFound();
    const { amount, ...about } = row;
    return { ...about, interestedAmount: amount === null ? null : BigInt(amount) };
  }
}
