import { isLanguage, LANGUAGES, type Language } from '@cairn/contracts';
import english from '@cairn/i18n/locales/en/console.json';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishAdmin from 'ra-language-english';
import type { I18nProvider, Store, TranslationMessages } from 'react-admin';

/** Where react-admin keeps the chosen language in its store. */
const LOCALE_ITEM = 'locale';

const loaders: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => ({ ...englishAdmin, console: english }),
  fr: async () => {
    const [admin, words] = await Promise.all([
      import('ra-language-french'),
      import('@cairn/i18n/locales/fr/console.json'),
    ]);
    return { ...admin.default, console: words.default };
  },
  ar: async () => {
    const [admin, words] = await Promise.all([
      import('./arabic-messages.js'),
      import('@cairn/i18n/locales/ar/console.json'),
    ]);
    return { ...admin.arabicMessages, console: words.default };
  },
};

/** The language of the last visit, else the browser's where it is one of ours, else English. */
export function firstLanguage(store: Store, preferred: readonly string[]): Language {
  const stored: unknown = store.getItem(LOCALE_ITEM);
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** Words of one language at once, the others when they are chosen. */
export async function createI18nProvider(first: Language): Promise<I18nProvider> {
  const messages = await loaders[first]();
  return polyglotI18nProvider(
    (locale) => (locale === first ? messages : loaders[isLanguage(locale) ? locale : 'en']()),
    first,
    LANGUAGES.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: false },
  );
}
