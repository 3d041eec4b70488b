import { parseCalendarDate } from '@cairn/finance';
import { isAdult } from './adulthood.js';

it.each([
  ['2008-06-16', '2026-06-16', true],
  ['2008-06-17', '2026-06-16', false],
  // On a 29 February nobody comes of age a day early,
  ['2010-02-28', '2028-02-29', true],
  ['2010-03-01', '2028-02-29', false],
  // and who was born on one does not in February of another year.
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
])('C-08 somebody born on %s is an adult on %s: %s', (born, today, expected) => {
  expect(isAdult(parseCalendarDate(born), parseCalendarDate(today))).toBe(expected);
});
