import { contentApi } from '@cairn/contracts/content/content.endpoints';
import { tellCurrencyDisplays } from '@cairn/contracts/settings/currency-display';
import { SOFTWARE } from '@cairn/contracts/content/software';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { send } from '../api/api.js';
import { SHARED_KEYS } from '../api/shared-keys.js';

/** The site's settings change rarely; one fetch a visit is enough, and one more when a call reports a change. */
const siteQuery = queryOptions({
  queryKey: SHARED_KEYS.site,
  queryFn: async () => {
    const site = await send(contentApi.siteSetting, {});
    tellCurrencyDisplays(site.currencyDisplays);
    return site;
  },
  staleTime: Infinity,
});

/** Takes the settings over that the server has read for the page. */
export const takeSite = (queries: QueryClient): void => {
  const site = queries.getQueryData(siteQuery.queryKey);
  if (site) tellCurrencyDisplays(site.currencyDisplays);
};

export const useSite = () => useQuery(siteQuery);

/** The site's own marks, where it has some. */
export const useSiteMarks = (): { logo: string | null; darkLogo: string | null } => {
  const { data } = useSite();
  return { logo: data?.siteLogo ?? null, darkLogo: data?.darkLogo ?? data?.siteLogo ?? null };
};

export { SOFTWARE };

/** The site's name, or the product's while the settings are on their way. */
export const useSiteName = (): string => useSite().data?.siteName ?? SOFTWARE;
