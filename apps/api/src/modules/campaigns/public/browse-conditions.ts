import type { BrowseFilters } from '@cairn/contracts/campaigns/browse.request';
import { searchQuery } from '../../../kernel/text/search-words.js';
import { CLOSING_SOON, LEAST_INVESTMENT } from './public-campaign.sql.js';

/** The filters of the browse page, but for the list itself: each is a condition of campaign c and its capacity k. */
type Filter = 'kind' | 'sector' | 'amount' | 'saved' | 'words' | 'closingSoon' | 'testingInterest';

/**
 * The conditions of the filters that are on; the others have none.
 * @param put gives a value to the statement, and its place in it
 * @param currency of the site, in which the smallest amounts are
 */
export function browseConditions(
  filters: BrowseFilters,
  currency: string,
  put: (value: unknown) => string,
): Partial<Record<Filter, string>> {
  const words = filters.campaignName ? searchQuery(filters.campaignName) : null;
  return {
    ...(filters.investingType && { kind: `c.type = ${put(filters.investingType)}` }),
    ...(filters.category && { sector: `c.category = ${put(filters.category)}` }),
    ...(filters.closingSoon && { closingSoon: CLOSING_SOON }),
    ...(filters.testingInterest && { testingInterest: 'c.test_the_water' }),
    ...(filters.smallestAmount && {
      amount: `(c.currency = ${put(currency)} and ${LEAST_INVESTMENT} <= ${put(filters.smallestAmount)})`,
    }),
    ...(filters.only && { saved: `k.campaign_id = any(${put(filters.only)}::uuid[])` }),
    ...(words !== null && { words: `c.search @@ to_tsquery('simple', ${put(words)})` }),
  };
}
