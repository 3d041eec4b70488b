import {
  BROWSE_SORTS,
  CAMPAIGN_TYPES,
  LONGEST_SEARCH,
  SMALLEST_AMOUNTS,
  type BrowseSort,
} from '@cairn/contracts/campaigns/options';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.js';
import { formatMoney } from '../../../lib/format/format.js';
import { oneOf, useQueryState } from '../../../lib/format/search-filter.js';
import { useKindWord, useSectorWord } from '../../../lib/site/option-words.js';
import { useSite } from '../../../lib/site/site.js';
import type { BrowseFilter } from '../queries.js';
import { savedMarksQuery } from '../saved/queries.js';

export const DEFAULT_SORT: BrowseSort = 'newest';

/** The values of `status` and `saved` in the address. */
export const FUNDED = 'funded';
export const CLOSING_SOON = 'closing-soon';
export const TESTING = 'testing-interest';
export const SAVED = 'yes';

/** Whether something is asked for that some of the campaigns are not. */
export const isFiltered = (filter: BrowseFilter): boolean =>
  Boolean(
    filter.campaignName ||
    filter.investingType ||
    filter.closingSoon ||
    filter.testingInterest ||
    filter.category ||
    filter.smallestAmount ||
    filter.only,
  );

/** A code is bounded by what the API takes. */
const LONGEST_CODE = 60;

/** The campaigns that the reader has saved; undefined while they are unknown, null for a visitor. */
const useSavedIds = (): string[] | null | undefined => {
  const session = useSession();
  const { data } = useQuery({ ...savedMarksQuery, enabled: session !== null });
  return session === null ? null : data?.map(({ campaignId }) => campaignId);
};

/** The filters of the browse page as the address has them, and the words of those that are on, by their name in it. */
export const useBrowseFilter = () => {
  const { t } = useTranslation(['browse', 'common']);
  const { search, change, step } = useQueryState();
  const currency = useSite().data?.currencyId;
  const kindWord = useKindWord();
  const sectorWord = useSectorWord();
  const saved = useSavedIds();
  const sortBy = oneOf(search.get('sort'), BROWSE_SORTS) ?? DEFAULT_SORT;
  const status = search.get('status');
  const isFunded = status === FUNDED;
  const wantsSaved = search.get('saved') === SAVED && saved !== null;
  const filter: BrowseFilter = {
    campaignName: search.get('q')?.slice(0, LONGEST_SEARCH) ?? null,
    investingType: oneOf(search.get('kind'), CAMPAIGN_TYPES),
    category: search.get('sector')?.slice(0, LONGEST_CODE) || null,
    closingSoon: status === CLOSING_SOON || null,
    testingInterest: status === TESTING || null,
    smallestAmount: SMALLEST_AMOUNTS.find((amount) => String(amount) === search.get('amount')) ?? null,
    status: isFunded ? CampaignStatus.successful : CampaignStatus.active,
    only: wantsSaved ? (saved ?? []) : null,
    sortBy,
  };
  const amount = filter.smallestAmount && currency && formatMoney(filter.smallestAmount, currency, { whole: true });
  const statusWord =
    (isFunded && t('funded')) ||
    (filter.closingSoon && t('common:status.closingSoon')) ||
    (filter.testingInterest && t('common:status.campaign.2_testing'));
  const applied = [
    { name: 'q', word: filter.campaignName },
    { name: 'status', word: statusWord },
    { name: 'kind', word: filter.investingType && kindWord(filter.investingType) },
    { name: 'sector', word: filter.category && sectorWord(filter.category) },
    { name: 'amount', word: amount && t('upTo', { amount }) },
    { name: 'saved', word: wantsSaved && t('savedOnly') },
  ].flatMap(({ name, word }) => (word ? [{ name, word }] : []));
  const remove = (name: string) => step({ [name]: null });
  const clear = () => step({ q: null, status: null, kind: null, sector: null, amount: null, saved: null });
  // Typing is one step with its first letter; each choice is one that Back takes back.
  const searchFor = (text: string) => change({ q: text || null });
  return {
    filter,
    sortBy,
    applied,
    change: step,
    searchFor,
    remove,
    clear,
    /** Those that the reader has saved; null for a visitor and while they are unknown. */
    saved: saved ?? null,
    /** The list cannot be asked for before the saved ones are known. */
    isReady: !wantsSaved || saved !== undefined,
  };
};
