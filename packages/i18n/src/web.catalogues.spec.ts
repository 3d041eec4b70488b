import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersOf, sentencesOf, stemOf, stemsOf, type Catalogue } from './testing/sentences.js';

const LANGUAGES = ['en', 'fr', 'ar'] as const;
const root = join(__dirname, 'locales');
const filesOf = (language: string): string[] =>
  readdirSync(join(root, language))
    .filter((name) => name.startsWith('web.') || name === 'editor.json')
    .toSorted();

const read = (language: string, file: string): Map<string, string> =>
  sentencesOf(JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Catalogue);

it('C-11 has the same catalogues in every language', () => {
  for (const language of LANGUAGES) expect(filesOf(language)).toEqual(filesOf('en'));
});

it.each(LANGUAGES)('says in %s before the code is there what it says afterwards of a slow page', (language) => {
  const page = readFileSync(join(__dirname, '../../../apps/web/index.html'), 'utf8');
  const sentence = read(language, 'web.common.json').get('connection.slow');
  expect(page).toContain(`<p lang="${language}">${sentence}</p>`);
});

it.each(LANGUAGES)('says in %s without scripts that a page needs them, and leads home', (language) => {
  const page = readFileSync(join(__dirname, '../../../apps/web/index.html'), 'utf8');
  const words = read(language, 'web.common.json');
  const [needs, home] = [words.get('connection.needsScripts'), words.get('connection.home')];
  expect(page).toContain(`<p lang="${language}">${needs} <a href="/">${home}</a></p>`);
});

it('breaks no line of the wallet before a mark that French sets apart', () => {
  for (const [key, text] of read('fr', 'web.wallet.json'))
    expect([key, text]).not.toEqual([key, expect.stringMatching(/ [:;?!»]|« /u)]);
});

describe.each(filesOf('en'))('%s', (file) => {
  const english = read('en', file);

  it.each(LANGUAGES)('has the same keys in %s, and no empty words', (language) => {
    const words = read(language, file);
    expect(stemsOf(words)).toEqual(stemsOf(english));
    for (const [key, text] of words) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  it.each(LANGUAGES)('has words for each number that it counts in %s', (language) => {
    const words = read(language, file);
    const counted = [...words].filter(([, text]) => placeholdersOf(text).includes('count')).map(([key]) => key);
    expect(counted.filter((key) => stemOf(key, words) === key)).toEqual([]);
  });

  it.each(LANGUAGES)('has every plural form that %s needs', (language) => {
    const words = read(language, file);
    const counted = stemsOf(words).filter((stem) => words.has(`${stem}_other`));
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const stem of counted) {
      for (const category of categories) expect(words.has(`${stem}_${category}`) || `${stem}_${category}`).toBe(true);
    }
  });

  it.each(['fr', 'ar'])('uses no parameter in %s that English does not give', (language) => {
    const words = read(language, file);
    for (const [key, text] of words) {
      const source = english.get(key) ?? english.get(`${stemOf(key, words)}_other`) ?? '';
      for (const name of placeholdersOf(text)) expect(placeholdersOf(source)).toContain(name);
    }
  });
});
