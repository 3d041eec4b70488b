import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS, LANGUAGE_CODES } from '@cairn/contracts';
import { numberOf, placeholdersOf, sentencesOf, stemOf, stemsOf } from './testing/sentences.js';
import { CATALOGUES } from './words.js';

const english = sentencesOf(CATALOGUES.en);
const countedStems = (sentences: ReadonlyMap<string, string>): string[] =>
  stemsOf(sentences).filter((stem) => sentences.has(`${stem}_other`));

/** The English sentence of a key; a number that English does not tell apart has the words for many. */
const englishOf = (key: string, sentences: ReadonlyMap<string, string>): string =>
  english.get(key) ?? english.get(`${stemOf(key, sentences)}_other`) ?? '';

/** Words that a language shares with English, or that hold nothing to translate. */
const SHARED: ReadonlySet<string> = new Set([
  'fr mail.closing',
  'fr mail.inquiry_answered.body',
  'fr paper.receipt.total',
  'fr paper.receipt.transaction',
]);

/** Counts are bare digits, which need no isolation; everything else does in Arabic. A limit may be an amount too. */
const BARE: ReadonlySet<string> = new Set(['retryAfter', 'days', 'hours', 'min', 'max', 'page', 'pages']);
const isCount = (name: string, key: string, sentences: ReadonlyMap<string, string>): boolean =>
  BARE.has(name) || (name === 'limit' && numberOf(key, sentences) !== undefined);

describe.each(LANGUAGE_CODES)('the words of %s', (language) => {
  const sentences = sentencesOf(CATALOGUES[language]);

  it('C-11 have every key of English and no other', () => {
    expect(stemsOf(sentences)).toEqual(stemsOf(english));
  });

  it('are not empty', () => {
    expect([...sentences].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have every number that the language tells apart, wherever English counts', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = countedStems(sentences).flatMap((stem) => pluralCategories.map((number) => `${stem}_${number}`));
    expect(forms.filter((key) => !sentences.has(key))).toEqual([]);
    expect(countedStems(sentences)).toEqual(countedStems(english));
  });

  it('use the placeholders of the English sentence', () => {
    for (const [key, text] of sentences) {
      // Arabic has words of their own for none, one and two, and leaves the figure out.
      const inWords = language === 'ar' && ['zero', 'one', 'two'].includes(numberOf(key, sentences) ?? '');
      const wanted = placeholdersOf(englishOf(key, sentences)).filter(
        (name) => !inWords || !isCount(name, key, sentences),
      );
      expect([key, ...placeholdersOf(text)]).toEqual([key, ...wanted]);
    }
  });

  it('have a sentence for every error code', () => {
    const known = new Set(stemsOf(sentences));
    expect(Object.keys(ERRORS).filter((code) => !known.has(`errors.${code}`))).toEqual([]);
  });
});

it.each(['fr', 'ar'] as const)('leaves no sentence of %s in English', (language) => {
  const sentences = sentencesOf(CATALOGUES[language]);
  const same = [...sentences].filter(
    ([key, text]) => text === englishOf(key, sentences) && !SHARED.has(`${language} ${key}`),
  );
  expect(same).toEqual([]);
});

describe('Arabic sentences', () => {
  const arabic = sentencesOf(CATALOGUES.ar);

  it('isolate every amount, date, reference and name', () => {
    const open = [...arabic].flatMap(([key, text]) => {
      const outside = text.replaceAll(/[\u2066-\u2068][^\u2066-\u2069]*\u2069/g, '');
      return placeholdersOf(outside)
        .filter((name) => !isCount(name, key, arabic))
        .map((name) => `${key} ${name}`);
    });
    expect(open).toEqual([]);
  });

  it('close every isolation that they open', () => {
    for (const [key, text] of arabic) {
      const marks = text.replaceAll(/[^\u2066-\u2069]/g, '').replaceAll(/[\u2066-\u2068]\u2069/g, '');
      expect([key, marks]).toEqual([key, '']);
    }
  });

  it('are written in Arabic letters', () => {
    const foreign = [...arabic].filter(
      ([key, text]) => !['mail.closing', 'mail.inquiry_answered.body'].includes(key) && !/[\u0600-\u06ff]/.test(text),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the spaces of French', () => {
  // A mark after its space, at the end of a word: `https://`, `mailto:` and `%{name}` are none.
  const MARK = /[ \u00A0\u202F]?(?:[;!?](?=$|[\s»)<])|(?<!mailto)[:%](?=$|[\s»)<,.;])|»)|«[ \u00A0\u202F]?/g;
  const isRight = (found: string): boolean => /^(?:\u00A0[;!?:%»]|«\u00A0)$/.test(found);

  it('are before ; ! ? : % » and after «, and none of them breaks a line', () => {
    const wrong = [...sentencesOf(CATALOGUES.fr)].filter(([, text]) =>
      [...text.matchAll(MARK)].some(([found]) => !isRight(found)),
    );
    expect(wrong).toEqual([]);
  });
});

/** How many keys an object has, those of its parts included. */
const keysIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + 1 + keysIn(part), 0)
    : 0;

it.each(LANGUAGE_CODES)('the files of %s have no key twice', (language) => {
  const folder = join(import.meta.dirname, 'locales', language);
  for (const file of readdirSync(folder)) {
    const written = readFileSync(join(folder, file), 'utf8');
    const strings = [...written.matchAll(/"(?:[^"\\]|\\.)*"(?<colon>\s*:)?/g)];
    const keys = strings.filter(({ groups }) => groups?.['colon'] !== undefined);
    expect([file, keys.length]).toEqual([file, keysIn(JSON.parse(written))]);
  }
});
