import type { Language } from '@cairn/contracts';
import { joinList } from './lists.js';

it.each<[Language, string]>([
  ['en', 'Firefox, Linux'],
  ['fr', 'Firefox, Linux'],
  ['ar', 'Firefox، Linux'],
])('C-11 the parts of a list are apart by the comma of the language: %s', (language, text) => {
  expect(joinList(language, ['Firefox', 'Linux'])).toBe(text);
});
