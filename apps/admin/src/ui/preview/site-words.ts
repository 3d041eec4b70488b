import type { Language } from '@cairn/contracts';
import type auth from '@cairn/i18n/locales/en/web.auth.json';
import type common from '@cairn/i18n/locales/en/web.common.json';
import type contact from '@cairn/i18n/locales/en/web.contact.json';
import type landing from '@cairn/i18n/locales/en/web.landing.json';
import type wallet from '@cairn/i18n/locales/en/web.wallet.json';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Leaves } from '../../lib/words/words.js';

/** Catalogues of the public site that a preview speaks with: the same words, not copies of them. */
interface Catalogues {
  auth: typeof auth;
  common: typeof common;
  contact: typeof contact;
  landing: typeof landing;
  wallet: typeof wallet;
}

export type SiteWordKey = Leaves<Catalogues>;
export type SiteSay = (key: SiteWordKey, params?: Readonly<Record<string, string>>) => string;

type Loaded = Record<keyof Catalogues, object>;

const together = async (modules: Record<keyof Catalogues, Promise<{ default: object }>>): Promise<Loaded> => {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([name, module]) => [name, (await module).default] as const),
  );
  return Object.fromEntries(loaded) as Loaded; // the keys that came in
};

const LOADERS: Readonly<Record<Language, () => Promise<Loaded>>> = {
  en: () =>
    together({
      auth: import('@cairn/i18n/locales/en/web.auth.json'),
      common: import('@cairn/i18n/locales/en/web.common.json'),
      contact: import('@cairn/i18n/locales/en/web.contact.json'),
      landing: import('@cairn/i18n/locales/en/web.landing.json'),
      wallet: import('@cairn/i18n/locales/en/web.wallet.json'),
    }),
  fr: () =>
    together({
      auth: import('@cairn/i18n/locales/fr/web.auth.json'),
      common: import('@cairn/i18n/locales/fr/web.common.json'),
      contact: import('@cairn/i18n/locales/fr/web.contact.json'),
      landing: import('@cairn/i18n/locales/fr/web.landing.json'),
      wallet: import('@cairn/i18n/locales/fr/web.wallet.json'),
    }),
  ar: () =>
    together({
      auth: import('@cairn/i18n/locales/ar/web.auth.json'),
      common: import('@cairn/i18n/locales/ar/web.common.json'),
      contact: import('@cairn/i18n/locales/ar/web.contact.json'),
      landing: import('@cairn/i18n/locales/ar/web.landing.json'),
      wallet: import('@cairn/i18n/locales/ar/web.wallet.json'),
    }),
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const wordOf = (catalogues: Loaded, key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>((place, name) => (isObject(place) ? place[name] : undefined), catalogues);
  return typeof found === 'string' ? found : key;
};

/** The public site's words in a language; undefined until they have come. */
export function useSiteWords(language: Language): SiteSay | undefined {
  const { data } = useQuery({
    queryKey: ['site-words', language],
    queryFn: LOADERS[language],
    staleTime: Infinity,
    // They are part of the console's own files.
    networkMode: 'always',
  });
  const say = useCallback<SiteSay>(
    (key, params = {}) =>
      data === undefined
        ? ''
        : wordOf(data, key).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => params[name] ?? ''),
    [data],
  );
  return data === undefined ? undefined : say;
}
