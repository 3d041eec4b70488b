import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, NOTIFICATION_KINDS, PREFERENCE_TOPIC_NAMES } from '@cairn/contracts';
import { sentencesOf, type Catalogue } from './testing/sentences.js';

const read = (language: string, name: string): Map<string, string> =>
  sentencesOf(JSON.parse(readFileSync(join(__dirname, 'locales', language, `web.${name}.json`), 'utf8')) as Catalogue);
const kinds = Object.values(NOTIFICATION_KINDS);

/** A notice without words would be an empty line in the list. */
describe.each(LANGUAGE_CODES)('C-11 in %s', (language) => {
  it('every notice has a title and a text, and nothing else has', () => {
    const words = read(language, 'notifications');
    const told = kinds
      .filter(({ site }) => site)
      .flatMap(({ words: key }) => [`kinds.${key}.title`, `kinds.${key}.text`]);
    expect([...words.keys()].filter((key) => key.startsWith('kinds.')).sort()).toEqual([...new Set(told)].sort());
  });

  it('every line of the log has words', () => {
    const words = read(language, 'activity');
    const logged = kinds.filter(({ activity }) => activity !== null).map(({ words: key }) => `kinds.${key}`);
    expect([...words.keys()].filter((key) => key.startsWith('kinds.')).sort()).toEqual([...new Set(logged)].sort());
  });

  it('the words of a notice use only what its event brings', () => {
    const words = read(language, 'notifications');
    for (const { words: key, params } of kinds) {
      const text = `${words.get(`kinds.${key}.title`) ?? ''} ${words.get(`kinds.${key}.text`) ?? ''}`;
      const used = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      expect([key, used.filter((name) => !params.includes(name) && name !== 'actor' && name !== 'campaign')]).toEqual([
        key,
        [],
      ]);
    }
  });

  it('every row of the preferences has words', () => {
    const words = read(language, 'preferences');
    expect(PREFERENCE_TOPIC_NAMES.filter((topic) => !words.has(`topic.${topic}`))).toEqual([]);
  });
});
