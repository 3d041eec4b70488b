import type { Language } from '@cairn/contracts';
import type { Scheme } from '@cairn/design';
import { formatMoney } from '@cairn/i18n';
import { createContext, useContext } from 'react';
import type { Site } from '../../lib/data/site.js';
import type { SiteSay } from './site-words.js';

/** The settings that a preview is drawn with: those that are kept, or with what has been typed over them. */
export type SiteLook = Site;

/** How a preview is being looked at. */
export interface SiteView {
  look: SiteLook;
  language: Language;
  scheme: Scheme;
  t: SiteSay;
}

export const SiteViewContext = createContext<SiteView | null>(null);

export function useSiteView(): SiteView {
  const view = useContext(SiteViewContext);
  if (view === null) throw new Error('A part of the preview stands outside its frame');
  return view;
}

/** An amount as the site writes it (C-10), isolated from the words around it. */
export function useSiteMoney(): (minor: bigint) => string {
  const { language, look } = useSiteView();
  return (minor) => formatMoney(language, minor, look.currency, { isolate: language === 'ar' });
}
