import type { Language } from '@cairn/contracts/kernel/languages';
import { createInstance, type i18n as Translator } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { translatorOptions } from '../lib/format/i18n.js';

const files = import.meta.glob<Record<string, unknown>>('../../../../packages/i18n/src/locales/*/web.*.json', {
  import: 'default',
  eager: true,
});

const wordsOf = (language: Language): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [, code, namespace] = /locales\/(\w+)\/web\.([\w-]+)\.json$/.exec(path) ?? [];
      return code === language && namespace !== undefined ? [[namespace, words]] : [];
    }),
  );

const translators = new Map<Language, Translator>();

const made = (language: Language): Translator => {
  const translator = createInstance();
  void translator.use(initReactI18next).init({
    ...translatorOptions(translator),
    lng: language,
    initAsync: false,
    resources: { [language]: wordsOf(language), en: wordsOf('en') },
  });
  translators.set(language, translator);
  return translator;
};

/** A translator for one page, which also lists the texts that the page has used. */
export const translatorFor = (language: Language): Translator =>
  (translators.get(language) ?? made(language)).cloneInstance();
