import { contentApi, tellCurrencyDisplays, type Wire } from '@cairn/contracts';
import type { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './client.js';

export type Site = Wire<SiteSetting>;

export const SITE_KEY = ['site'] as const;

/**
 * What everybody may know of the site: its name, marks and colours, and how it writes its currencies (C-10). Whoever
 * writes an amount asks for it, and so writes the amount again once the answer is there, or another is.
 */
export function useSite(): Site | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: SITE_KEY,
    queryFn: async () => {
      const site = await client.send(contentApi.siteSetting, {});
      tellCurrencyDisplays(site.currencyDisplays);
      return site;
    },
    staleTime: Infinity,
  });
  return data;
}
