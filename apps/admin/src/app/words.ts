import { isLanguage, type Language } from '@cairn/contracts';
import type english from '@cairn/i18n/locales/en/console.json';
import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';

type Leaves<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaves<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];

/** A key of the console's catalogue: an unknown one does not compile. */
export type WordKey = Leaves<typeof english>;
export type Say = (key: WordKey, params?: Record<string, unknown>) => string;

/** The console's words in the language of the screen. */
export function useSay(): Say {
  const translate = useTranslate();
  return useCallback((key, params) => translate(`console.${key}`, params), [translate]);
}

export function useLanguage(): Language {
  const locale = useLocale();
  return isLanguage(locale) ? locale : 'en';
}
