import { CAMPAIGN_TYPES, SMALLEST_AMOUNTS } from '@cairn/contracts/campaigns/options';
import type { BrowseCounts } from '@cairn/contracts/campaigns/browse-counts.reply';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { useKindWord, useSectorWord } from '../../../lib/site/option-words.js';
import { useSite } from '../../../lib/site/site.js';
import { offeredLabels, useOffered, useOfferedByOperator } from '../../../lib/site/use-offered.js';
import { browseCountsQuery } from '../queries.js';
import { CLOSING_SOON, FUNDED, SAVED, TESTING, useBrowseFilter } from './browse-filter.js';

interface BrowseOption {
  value: string;
  label: string;
  /** Undefined where it is not known, or says nothing of what is filtered. */
  campaigns?: number | undefined;
}

/** The choices of one filter. */
export interface BrowseGroup {
  /** Of its parameter in the address. */
  name: 'status' | 'kind' | 'sector' | 'amount' | 'saved';
  title: string;
  value: string;
  /** What stands for no choice. */
  none: BrowseOption;
  options: BrowseOption[];
  choose: (value: string | null) => void;
}

/** Choices that would show nothing are left out, but for the one that is on. All of them while the counts are unknown. */
const withCounts = (choices: BrowseOption[], counts: BrowseCounts['types'] | undefined, on: string): BrowseOption[] =>
  choices
    .map((choice) => ({
      ...choice,
      campaigns: counts && (counts.find(({ code }) => code === choice.value)?.campaigns ?? 0),
    }))
    .filter(({ value, campaigns }) => campaigns !== 0 || value === on);

/** The filters of the browse page with what each choice would show beside all other filters that are on. */
export const useBrowseGroups = (): BrowseGroup[] => {
  const { t } = useTranslation(['browse', 'common']);
  const { filter, change, saved, isReady } = useBrowseFilter();
  const { data: counts } = useQuery({ ...browseCountsQuery(filter, saved), enabled: isReady });
  const currency = useSite().data?.currencyId;
  const kindWord = useKindWord();
  const sectorWord = useSectorWord();
  const types = useOffered('campaign-type', CAMPAIGN_TYPES, filter.investingType);
  const sectors = useOfferedByOperator('category', filter.category);
  const any = { value: '', label: t('any') };
  const isFunded = filter.status !== 2;
  const status =
    (isFunded && FUNDED) || (filter.closingSoon && CLOSING_SOON) || (filter.testingInterest && TESTING) || '';
  const statuses: BrowseOption[] = [
    { value: CLOSING_SOON, label: t('common:status.closingSoon'), campaigns: counts?.closingSoon },
    { value: TESTING, label: t('common:status.campaign.2_testing'), campaigns: counts?.testingInterest },
    { value: FUNDED, label: t('funded'), campaigns: counts?.funded },
  ];
  const amounts = SMALLEST_AMOUNTS.flatMap((amount): BrowseOption[] => {
    const campaigns = counts?.smallestAmounts?.find((one) => one.amount === amount)?.campaigns;
    if (currency === undefined || (campaigns === 0 && filter.smallestAmount !== amount)) return [];
    return [
      {
        value: String(amount),
        label: t('upTo', { amount: formatMoney(amount, currency, { whole: true }) }),
        campaigns,
      },
    ];
  });
  const kind = filter.investingType ?? '';
  const sector = filter.category ?? '';
  const groups: BrowseGroup[] = [
    {
      name: 'status',
      title: t('status'),
      value: status,
      none: { value: '', label: t('open'), campaigns: counts?.open },
      options: statuses.filter(({ value, campaigns }) => campaigns !== 0 || value === status),
      choose: (value) => change({ status: value }),
    },
    {
      name: 'kind',
      title: t('kind'),
      value: kind,
      none: any,
      options: withCounts(offeredLabels(types, kindWord), counts?.types, kind),
      choose: (value) => change({ kind: value }),
    },
    {
      name: 'sector',
      title: t('sector'),
      value: sector,
      none: any,
      options: withCounts(offeredLabels(sectors, sectorWord), counts?.sectors, sector),
      choose: (value) => change({ sector: value }),
    },
    {
      name: 'amount',
      title: t('smallest'),
      value: filter.smallestAmount === null ? '' : String(filter.smallestAmount),
      none: any,
      options: amounts,
      choose: (value) => change({ amount: value }),
    },
    {
      name: 'saved',
      title: t('saved'),
      value: filter.only === null ? '' : SAVED,
      none: any,
      options: saved?.length ? [{ value: SAVED, label: t('savedOnly'), campaigns: counts?.saved ?? undefined }] : [],
      choose: (value) => change({ saved: value }),
    },
  ];
  return groups.filter(({ options, value }) => options.length > 0 || value !== '');
};
