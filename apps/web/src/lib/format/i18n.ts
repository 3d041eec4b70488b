import { LANGUAGE_CODES, LANGUAGE_COOKIE } from '@cairn/contracts/kernel/languages';
import { isolatedIn } from '@cairn/contracts/kernel/bidi';
import {
  createInstance,
  type BackendModule,
  type InitOptions,
  type ReadCallback,
  type i18n as Translator,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf, tellLanguage } from './format.js';

/** The translator of the whole client. */
export const i18n = createInstance();

const STORAGE_KEY = 'i18nextLng';

type LoadCatalogue = (language: string, namespace: string) => Promise<Record<string, unknown>>;

/** The languages of the site, the default one first, as the page says (`withHead` of the API); as it was built, all. */
const offeredLanguages = (): readonly string[] =>
  document.documentElement.dataset['languages']?.split(' ') ?? LANGUAGE_CODES;

/** Keeps the choice for this browser, and for the server, which writes the next page in it. */
const keepChoice = (language: string): void => {
  localStorage.setItem(STORAGE_KEY, language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
};

/**
 * The language of the address (a shared link has one), else the one chosen before, else that of the page as it came, else
 * the browser's, else the default one. A choice that is withheld stays stored: it counts again with its language.
 */
export const initialLanguage = (): string => {
  const offered = offeredLanguages();
  const isOffered = (language: string | null): language is string => language !== null && offered.includes(language);
  const shared = new URLSearchParams(location.search).get('lng');
  if (isOffered(shared)) {
    keepChoice(shared);
    return shared;
  }
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isOffered(stored)) return stored;
  return [document.documentElement.lang, navigator.language.slice(0, 2)].find(isOffered) ?? offered[0] ?? 'en';
};

/**
 * A value inside a sentence keeps its own direction (SEC-27): without the isolates the sign of an amount and the per
 * cent of a rate would jump to the other side, and a name would take figures beside it along. React escapes markup by
 * itself.
 */
const isolate =
  (translator: Translator) =>
  (value: string): string =>
    isolatedIn(directionOf(translator.language), value);

/** Common to a translator in the browser and on the server. */
export const translatorOptions = (translator: Translator): InitOptions => ({
  fallbackLng: 'en',
  load: 'languageOnly',
  defaultNS: 'common',
  interpolation: { escapeValue: true, escape: isolate(translator) },
  react: { useSuspense: true },
});

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

/**
 * Starts the translations; every namespace is loaded when a screen first needs it.
 * @param namespaces those that the page has to have at once, beside the common ones
 */
export const startI18n = async (load: LoadCatalogue, namespaces: readonly string[] = []): Promise<void> => {
  i18n.on('languageChanged', applyToDocument);
  await i18n
    .use(backend(load))
    .use(initReactI18next)
    .init({
      ...translatorOptions(i18n),
      lng: initialLanguage(),
      ns: ['common', ...namespaces],
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
  keepChoice(language);
  forgetShared();
  await i18n.changeLanguage(language);
};
