import {
  BROWSE_SORTS,
  CAMPAIGN_TYPES,
  CATEGORIES,
  LONGEST_SEARCH,
  type BrowseSort,
} from '@cairn/contracts/campaigns/options';
import { useTranslation } from 'react-i18next';
import { oneOf, useQueryState } from '../../../lib/format/search-filter.js';
import type { BrowseFilter } from '../queries.js';

export const DEFAULT_SORT: BrowseSort = 'newest';

/** The one value of `closing` in the address. */
export const CLOSING_SOON = 'soon';

/** Whether something is asked for that some of the campaigns are not. */
export const isFiltered = (filter: BrowseFilter): boolean =>
  Boolean(filter.campaignName || filter.investingType || filter.closingSoon || filter.category);

/** The filters of the browse page as the address has them, and the words of those that are on, by their name in it. */
export const useBrowseFilter = () => {
  const { t } = useTranslation('common');
  const { search, change, step } = useQueryState();
  const sortBy = oneOf(search.get('sort'), BROWSE_SORTS) ?? DEFAULT_SORT;
  const filter: BrowseFilter = {
    campaignName: search.get('q')?.slice(0, LONGEST_SEARCH) ?? null,
    investingType: oneOf(search.get('kind'), CAMPAIGN_TYPES),
    category: oneOf(search.get('sector'), CATEGORIES),
    closingSoon: search.get('closing') === CLOSING_SOON || null,
    sortBy,
  };
  const applied = [
    { name: 'q', word: filter.campaignName },
    { name: 'kind', word: filter.investingType && t(`kind.${filter.investingType}`) },
    { name: 'closing', word: filter.closingSoon && t('status.closingSoon') },
    { name: 'sector', word: filter.category && t(`category.${filter.category}`) },
  ].flatMap(({ name, word }) => (word ? [{ name, word }] : []));
  const remove = (name: string) => step({ [name]: null });
  const clear = () => step({ q: null, kind: null, sector: null, closing: null });
  // Typing is one step with its first letter; each choice is one that Back takes back.
  const searchFor = (text: string) => change({ q: text || null });
  return { filter, sortBy, applied, change: step, searchFor, remove, clear };
};
