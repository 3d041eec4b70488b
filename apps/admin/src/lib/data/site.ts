import { tellCurrencyDisplays, type Wire } from '@cairn/contracts';
import type { SiteSetting } from '@cairn/contracts/settings/site-setting.reply';
import { useRead } from './reads.js';

export type Site = Wire<SiteSetting>;

export const SITE_KEY = ['site'] as const;

/**
 * The public facts of the site: its name, marks and colours, and how it writes its currencies (C-10). Whoever
 * writes an amount asks for it, and so writes the amount again once the answer is there, or another is.
 */
export function useSite(): Site | undefined {
  const { data } = useRead(
    SITE_KEY,
    async (provider) => {
      const site = await provider.site();
      // Missing when the admin has just been signed out.
      if ('currencyDisplays' in site.data) tellCurrencyDisplays(site.data.currencyDisplays);
      return site;
    },
    { staleTime: Infinity },
  );
  return data;
}
