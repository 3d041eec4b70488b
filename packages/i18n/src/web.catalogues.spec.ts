import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['en', 'fr', 'ar'] as const;
const root = join(__dirname, 'locales');
const filesOf = (language: string): string[] =>
  readdirSync(join(root, language))
    .filter((name) => name.startsWith('web.'))
    .toSorted();

type Words = { [key: string]: string | Words };

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const read = (language: string, file: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Words));

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stems = (words: Map<string, string>): string[] =>
  [...new Set([...words.keys()].map((key) => key.replace(PLURAL, '')))].toSorted();
const parameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted();

it('C-11 has the same catalogues in every language', () => {
  for (const language of LANGUAGES) expect(filesOf(language)).toEqual(filesOf('en'));
});

describe.each(filesOf('en'))('%s', (file) => {
  const english = read('en', file);

  it.each(LANGUAGES)('has the same keys in %s, and no empty words', (language) => {
    const words = read(language, file);
    expect(stems(words)).toEqual(stems(english));
    for (const [key, text] of words) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  it.each(LANGUAGES)('has every plural form that %s needs', (language) => {
    const words = read(language, file);
    const counted = [...words.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''));
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const stem of counted) {
      for (const category of categories) expect(words.has(`${stem}_${category}`) || `${stem}_${category}`).toBe(true);
    }
  });

  it.each(['fr', 'ar'])('uses no parameter in %s that English does not give', (language) => {
    for (const [key, text] of read(language, file)) {
      const source = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      for (const name of parameters(text)) expect(parameters(source)).toContain(name);
    }
  });
});
