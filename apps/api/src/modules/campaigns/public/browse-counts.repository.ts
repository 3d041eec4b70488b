import { Injectable } from '@nestjs/common';
import { CampaignStatus, SMALLEST_AMOUNTS } from '@cairn/contracts';
import type { BrowseCountsRequest } from '@cairn/contracts/campaigns/browse.request';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { JsonText } from '../../../kernel/http/envelope.js';
import { SettingsService } from '../../settings/index.js';
import { browseConditions } from './browse-conditions.js';
import { CLOSING_SOON, LEAST_INVESTMENT } from './public-campaign.sql.js';

const OPEN = CampaignStatus.active;
const FUNDED = CampaignStatus.successful;

/** Whether a row passes all filters but one: that one's choices are counted. */
const FACETS = ['kind', 'sector', 'amount', 'saved'] as const;
type Facet = (typeof FACETS)[number];
const but = (facet: Facet | null): string => {
  const others = FACETS.filter((other) => other !== facet).map((other) => `by_${other}`);
  return others.join(' and ');
};

const countsBy = (column: string, facet: Facet): string =>
  `(select coalesce(json_agg(json_build_object('code', ${column}, 'campaigns', found) order by ${column}), '[]')
    from (select ${column}, count(*)::int as found from chosen where ${column} is not null and ${but(facet)} group by ${column}) counted)`;

/** Counts of the browse page, in one statement, whose JSON the database writes. */
@Injectable()
export class BrowseCountsRepository {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Each choice with all other filters. A list that is not chosen is counted without being read where nothing but the
   * list itself decides.
   */
  async counts(request: BrowseCountsRequest): Promise<JsonText> {
    const { currency } = await this.settings.all();
    const parameters: unknown[] = [currency];
    const put = (value: unknown): string => `$${parameters.push(value)}`;
    const { words = 'true', closingSoon, testingInterest, ...facets } = browseConditions(request, currency, put);
    const saved = request.saved ? put(request.saved) : null;
    const rows = (list: CampaignStatus): string => `select c.id, c.type, c.category, ${CLOSING_SOON} as soon,
        c.test_the_water as testing, case when c.currency = $1 then ${LEAST_INVESTMENT} end as least,
        ${FACETS.map((facet) => `${facets[facet] ?? 'true'} as by_${facet}`).join(', ')}
      from campaign_capacity k join campaign c on c.id = k.campaign_id where k.listed_as = ${list} and ${words}`;
    const isFunded = request.status === FUNDED;
    const isPlain = words === 'true' && FACETS.every((facet) => facets[facet] === undefined);
    const funded =
      isPlain && !isFunded
        ? `(select count(*) from campaign_capacity where listed_as = ${FUNDED})`
        : `(select count(*) from funded where ${but(null)})`;
    const status = (closingSoon && 'soon') || (testingInterest && 'testing') || 'true';
    const sql = `with open as materialized (${rows(OPEN)}),
        funded as (${rows(FUNDED)}),
        chosen as (select * from ${isFunded ? 'funded' : 'open'} where ${isFunded ? 'true' : status})
      select json_build_object('types', ${countsBy('type', 'kind')}, 'sectors', ${countsBy('category', 'sector')},
        'closingSoon', (select count(*) from open where soon and ${but(null)}),
        'testingInterest', (select count(*) from open where testing and ${but(null)}), 'currency', $1::text,
        'smallestAmounts', (select json_agg(json_build_object('amount', amount,
          'campaigns', (select count(*) from chosen where least <= amount and ${but('amount')})) order by amount)
          from unnest(array[${SMALLEST_AMOUNTS.join()}]) amount),
        'open', (select count(*) from open where ${but(null)}), 'funded', ${funded},
        'saved', ${saved === null ? 'null' : `(select count(*) from chosen where id = any(${saved}::uuid[]) and ${but('saved')})`})::text as counts`;
    const isUsual = words === 'true' && !request.only && saved === null;
    const [row] = await this.database.query<{ counts: string }>(isUsual ? prepared(sql) : sql, parameters);
    return new JsonText(row?.counts ?? 'null');
  }
}
