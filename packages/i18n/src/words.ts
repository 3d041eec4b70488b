import { createInstance } from 'i18next';
import { LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { formatMoney } from './money.js';
import arErrors from './locales/ar/errors.json' with { type: 'json' };
import arMail from './locales/ar/mail.json' with { type: 'json' };
import arPaper from './locales/ar/paper.json' with { type: 'json' };
import enErrors from './locales/en/errors.json' with { type: 'json' };
import enMail from './locales/en/mail.json' with { type: 'json' };
import enPaper from './locales/en/paper.json' with { type: 'json' };
import frErrors from './locales/fr/errors.json' with { type: 'json' };
import frMail from './locales/fr/mail.json' with { type: 'json' };
import frPaper from './locales/fr/paper.json' with { type: 'json' };

/** Puts a key into words: `say('errors.wallet.insufficient')`. */
export type Say = (key: string, params?: Record<string, unknown>) => string;

export const CATALOGUES = {
  en: { errors: enErrors, mail: enMail, paper: enPaper },
  fr: { errors: frErrors, mail: frMail, paper: frPaper },
  ar: { errors: arErrors, mail: arMail, paper: arPaper },
} as const satisfies Record<Language, Record<string, object>>;

/** Parameters that are amounts, put into words with the currency that came with them. */
const AMOUNTS = new Set([
  'minimum',
  'maximum',
  'price',
  'below',
  'above',
  'remaining',
  'available',
  'limit',
  'outstanding',
  'amount',
  'raised',
]);

const isAmount = (value: unknown): value is bigint | number =>
  typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));

/** Amounts travel as minor units beside a `currency`; a sentence needs them as people read them. */
export function readableParams(language: Language, params: Record<string, unknown>): Record<string, unknown> {
  const { currency } = params;
  if (typeof currency !== 'string') return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      (AMOUNTS.has(name) || (name === 'left' && params['unit'] === 'money')) && isAmount(value)
        ? formatMoney(language, BigInt(value), currency)
        : value,
    ]),
  );
}

export interface WordBook {
  in(language: Language): Say;
}

/** The words of the server: errors, mails and papers in three languages. */
export function createWords(): WordBook {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    supportedLngs: LANGUAGE_CODES,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { translation: CATALOGUES[code] }])),
  });
  return {
    in(language) {
      const say = instance.getFixedT(language);
      return (key, params = {}) => say(key, readableParams(language, params));
    },
  };
}
