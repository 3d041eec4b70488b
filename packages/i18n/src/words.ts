import { createInstance } from 'i18next';
import { isolatedIn, LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { choiceOf, readableParams } from './params.js';
import { isRailForm, railPhrase } from './rail-words.js';
import arActivity from './locales/ar/web.activity.json' with { type: 'json' };
import arCommon from './locales/ar/web.common.json' with { type: 'json' };
import arConsole from './locales/ar/console.json' with { type: 'json' };
import arErrors from './locales/ar/errors.json' with { type: 'json' };
import arHead from './locales/ar/head.json' with { type: 'json' };
import arMail from './locales/ar/mail.json' with { type: 'json' };
import arWallet from './locales/ar/web.wallet.json' with { type: 'json' };
import arPaper from './locales/ar/paper.json' with { type: 'json' };
import enActivity from './locales/en/web.activity.json' with { type: 'json' };
import enCommon from './locales/en/web.common.json' with { type: 'json' };
import enConsole from './locales/en/console.json' with { type: 'json' };
import enErrors from './locales/en/errors.json' with { type: 'json' };
import enHead from './locales/en/head.json' with { type: 'json' };
import enMail from './locales/en/mail.json' with { type: 'json' };
import enWallet from './locales/en/web.wallet.json' with { type: 'json' };
import enPaper from './locales/en/paper.json' with { type: 'json' };
import frActivity from './locales/fr/web.activity.json' with { type: 'json' };
import frCommon from './locales/fr/web.common.json' with { type: 'json' };
import frConsole from './locales/fr/console.json' with { type: 'json' };
import frErrors from './locales/fr/errors.json' with { type: 'json' };
import frHead from './locales/fr/head.json' with { type: 'json' };
import frMail from './locales/fr/mail.json' with { type: 'json' };
import frWallet from './locales/fr/web.wallet.json' with { type: 'json' };
import frPaper from './locales/fr/paper.json' with { type: 'json' };

/** The text of a key: `say('errors.wallet.insufficient')`. */
export type Say = (key: string, params?: Record<string, unknown>) => string;

export const CATALOGUES = {
  en: { errors: enErrors, head: enHead, mail: enMail, paper: enPaper },
  fr: { errors: frErrors, head: frHead, mail: frMail, paper: frPaper },
  ar: { errors: arErrors, head: arHead, mail: arMail, paper: arPaper },
} as const satisfies Record<Language, Record<string, object>>;

/** The lines of the activity log, the same on the site and in documents: `say('activity.kinds.logged_in')`. */
const ACTIVITY = { en: enActivity, fr: frActivity, ar: arActivity } as const satisfies Record<Language, object>;

/** States as the site's badges name them: `say('state.investment.received')`. */
const STATES = { en: enCommon.status, fr: frCommon.status, ar: arCommon.status } as const satisfies Record<
  Language,
  object
>;

/** What the law has a campaign say that tests interest, the same on the site and in mails: `say('testing.noMoney')`. */
const TESTING = { en: enCommon.testing, fr: frCommon.testing, ar: arCommon.testing } as const satisfies Record<
  Language,
  object
>;

/** Movements of a wallet as its page names them: `say('movement.top_up')`. */
const MOVEMENTS = { en: enWallet.event, fr: frWallet.event, ar: arWallet.event } as const satisfies Record<
  Language,
  object
>;

/** Groups of the ledger as the console names them: `say('group.L/wallet')`, since a colon ends a namespace. */
const groupsOf = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code.replace(':', '/'), name]));

const GROUPS = {
  en: groupsOf(enConsole.ledger.groups),
  fr: groupsOf(frConsole.ledger.groups),
  ar: groupsOf(arConsole.ledger.groups),
} as const satisfies Record<Language, object>;

export interface WordBook {
  in(language: Language): Say;
  /** The words as they are written, placeholders and all; without the marks that keep directions apart. */
  raw(language: Language, key: string): string;
  /** Texts outside the catalogue, with the same placeholders; inserted values keep their own direction. */
  fill(language: Language, text: string, params: Record<string, unknown>): string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** The placeholders of a text that an operator wrote. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Amounts, dates and ways to pay as people read them. */
const inWords = (language: Language, params: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readableParams(language, params)).map(([name, value]) => [
      name,
      isRailForm(name) && typeof value === 'string' ? railPhrase(language, name, value) : value,
    ]),
  );

/** In Arabic the catalogue itself sets its placeholders apart; elsewhere a name in Arabic letters is (SEC-27). */
function readable(language: Language, params: Record<string, unknown>): Record<string, unknown> {
  const words = inWords(language, params);
  if (language === 'ar') return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, typeof value === 'string' ? isolatedIn('ltr', value) : value]),
  );
}

/** The words of the server: errors, heads of pages, mails and documents in three languages. */
export function createWords(): WordBook {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    supportedLngs: LANGUAGE_CODES,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      LANGUAGE_CODES.map((code) => [
        code,
        {
          translation: {
            ...CATALOGUES[code],
            activity: ACTIVITY[code],
            state: STATES[code],
            testing: TESTING[code],
            movement: MOVEMENTS[code],
            group: GROUPS[code],
          },
        },
      ]),
    ),
  });
  return {
    in(language) {
      const say = instance.getFixedT(language);
      return (key, params = {}) => say(key, { ...choiceOf(params), ...readable(language, params) });
    },
    raw: (language, key) =>
      instance
        .getFixedT(language)(key, { skipInterpolation: true })
        .replaceAll(/[\u2066-\u2069]/g, ''),
    fill(language, text, params) {
      const readable = inWords(language, params);
      return text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
        const value = readable[name];
        const word = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return isolatedIn(language === 'ar' ? 'rtl' : 'ltr', word);
      });
    },
  };
}
