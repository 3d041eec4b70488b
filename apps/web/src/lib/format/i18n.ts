import { LANGUAGE_CODES } from '@cairn/contracts/kernel/languages';
import { isolatedIn } from '@cairn/contracts/kernel/bidi';
import { createInstance, type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf, tellLanguage } from './format.js';

/** The translator of the whole client. */
export const i18n = createInstance();

const STORAGE_KEY = 'i18nextLng';

type LoadCatalogue = (language: string, namespace: string) => Promise<Record<string, unknown>>;

/** The languages of the site, the default one first, as the page says (`withHead` of the API); as it was built, all. */
const offeredLanguages = (): readonly string[] =>
  document.documentElement.dataset['languages']?.split(' ') ?? LANGUAGE_CODES;

/**
 * The language of the address (a shared link has one), else the one chosen before, else the browser's, else the default
 * one. A choice that is withheld stays stored: it counts again with its language.
 */
export const initialLanguage = (): string => {
  const offered = offeredLanguages();
  const isOffered = (language: string | null): language is string => language !== null && offered.includes(language);
  const shared = new URLSearchParams(location.search).get('lng');
  if (isOffered(shared)) {
    localStorage.setItem(STORAGE_KEY, shared);
    return shared;
  }
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isOffered(stored)) return stored;
  const preferred = navigator.language.slice(0, 2);
  return isOffered(preferred) ? preferred : (offered[0] ?? 'en');
};

/**
 * What is put into a sentence keeps its own direction (SEC-27): without the isolates the sign of an amount and the per
 * cent of a rate would jump to the other side, and a name would take figures beside it along. React escapes markup by
 * itself.
 */
const isolate = (value: string): string => isolatedIn(directionOf(i18n.language), value);

const applyToDocument = (language: string): void => {
  tellLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
};

/** Hands the words, or the failure, to the translator's own way of being called back. */
const answer = async (words: Promise<Record<string, unknown>>, done: ReadCallback): Promise<void> => {
  try {
    done(null, await words);
  } catch (cause) {
    done(cause instanceof Error ? cause : new Error(String(cause)), false);
  }
};

const backend = (load: LoadCatalogue): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    void answer(load(language, namespace), done);
  },
});

/** Starts the translations; every namespace is fetched when a screen first asks for it. */
export const startI18n = async (load: LoadCatalogue): Promise<void> => {
  i18n.on('languageChanged', applyToDocument);
  await i18n
    .use(backend(load))
    .use(initReactI18next)
    .init({
      lng: initialLanguage(),
      fallbackLng: 'en',
      load: 'languageOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: true, escape: isolate },
      react: { useSuspense: true },
    });
};

/** The language of a shared address holds until the reader chooses one. */
const forgetShared = (): void => {
  const address = new URL(location.href);
  if (!address.searchParams.has('lng')) return;
  address.searchParams.delete('lng');
  history.replaceState(history.state, '', address);
};

/**
 * Changes the language where the reader is: words, direction and stored choice; lists are fetched again by the caller.
 */
export const changeLanguage = async (language: string): Promise<void> => {
  localStorage.setItem(STORAGE_KEY, language);
  forgetShared();
  await i18n.changeLanguage(language);
};
