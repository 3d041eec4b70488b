import arabic from '@cairn/i18n/locales/ar/console.json';
import english from '@cairn/i18n/locales/en/console.json';
import french from '@cairn/i18n/locales/fr/console.json';
import englishAdmin from 'ra-language-english';
import { arabicMessages } from './arabic-messages.js';
import { createI18nProvider } from './languages.js';

type Tree = { [key: string]: Tree | string | undefined };

const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (value === undefined) return [];
    return typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`);
  });

const keys = (tree: Tree): string[] => leaves(tree).map(([key]) => key);
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/gu) ?? [])].sort();

describe('C-11 the words of the console', () => {
  it.each([
    ['fr', french],
    ['ar', arabic],
  ])('has in %s every key of English and no other', (_language, catalogue) => {
    expect(keys(catalogue)).toEqual(keys(english));
  });

  it.each([
    ['fr', french],
    ['ar', arabic],
  ])('names in %s the same things in each sentence', (_language, catalogue) => {
    const translated = new Map(leaves(catalogue));
    for (const [key, text] of leaves(english)) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leaves no word empty', () => {
    for (const catalogue of [english, french, arabic]) {
      expect(leaves(catalogue).filter(([, text]) => text === '')).toEqual([]);
    }
  });

  it.each([
    [1, 'يُخفى بعد ثانية واحدة'],
    [2, 'يُخفى بعد ثانيتين'],
    [8, 'يُخفى بعد 8 ثوانٍ'],
    [60, 'يُخفى بعد 60 ثانية'],
  ])('counts down in Arabic at %i as Arabic counts', async (seconds, words) => {
    const { translate } = await createI18nProvider('ar');
    expect(translate('console.bank.hides', { smart_count: seconds })).toBe(words);
  });

  it('gives Arabic its six plural forms wherever English has two', () => {
    for (const [own, other] of [
      [english, arabic],
      [englishAdmin, arabicMessages],
    ] as const) {
      const translated = new Map(leaves(other));
      const plurals = leaves(own).filter(([, text]) => text.includes('||||'));
      for (const [key] of plurals) expect([key, translated.get(key)?.split('||||').length]).toEqual([key, 6]);
    }
  });

  it("has every word of react-admin's in Arabic", () => {
    expect(keys(arabicMessages)).toEqual(keys(englishAdmin));
  });
});
