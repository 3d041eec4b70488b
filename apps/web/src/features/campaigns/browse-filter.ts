import { BROWSE_SORTS, CAMPAIGN_TYPES, CATEGORIES, type BrowseSort } from '@cairn/contracts/campaigns/options';
import { oneOf, useQueryState } from '../../lib/format/search-filter.js';
import type { BrowseFilter } from './queries.js';

export const DEFAULT_SORT: BrowseSort = 'newest';

/** The one value of `closing` in the address. */
export const CLOSING_SOON = 'soon';

/** The filters of the browse page as the address has them. */
export const useBrowseFilter = () => {
  const { search, change } = useQueryState();
  const sortBy = oneOf(search.get('sort'), BROWSE_SORTS) ?? DEFAULT_SORT;
  const filter: BrowseFilter = {
    campaignName: search.get('q'),
    investingType: oneOf(search.get('kind'), CAMPAIGN_TYPES),
    category: oneOf(search.get('sector'), CATEGORIES),
    closingSoon: search.get('closing') === CLOSING_SOON || null,
    sortBy,
  };
  const clear = () => change({ q: null, kind: null, sector: null, closing: null });
  return { filter, sortBy, change, clear };
};
