import { LANGUAGE_CODES } from '@cairn/contracts';
import { createWords, formatCount, formatDate, formatInstant, formatMoney } from '@cairn/i18n';
import { factsOf, issuerOf, type Writing } from './receipt-sheet.js';

const words = createWords();
const AT = new Date('2026-11-20T09:05:00Z');

const writingIn = (language: (typeof LANGUAGE_CODES)[number]): Writing => ({
  say: words.in(language),
  text: (value) => value,
  money: (minor) => formatMoney(language, minor, 'USD'),
  count: (value) => formatCount(language, value),
  instant: (at) => formatInstant(language, at, 'UTC'),
  day: (date) => formatDate(language, date),
});

describe('a receipt as a PDF', () => {
  it('names who issued it: the legal name and the address of the operator', () => {
    const settings = {
      siteName: 'Cairn',
      operatorName: 'Northmoor Community Finance Ltd',
      operatorAddress: '4 Quay Street\r\n\n Leith EH6 6AA ',
    };
    expect(issuerOf(settings)).toEqual({
      name: 'Northmoor Community Finance Ltd',
      address: ['4 Quay Street', 'Leith EH6 6AA'],
    });
  });

  it('names the site where no operator is set', () => {
    expect(issuerOf({ siteName: 'Cairn', operatorName: null, operatorAddress: null })).toEqual({
      name: 'Cairn',
      address: [],
    });
  });

  it.each(LANGUAGE_CODES)('says first when it was issued, in %s', (language) => {
    const writing = writingIn(language);
    const own = { term: 'Campaign', value: 'Bergmoor Dairy' };
    const [issued, second] = factsOf({ title: 'Receipt', facts: [own], sums: [], notes: [] }, AT, writing);
    expect(issued?.value).toBe(formatInstant(language, AT, 'UTC'));
    expect(issued?.term).not.toContain('paper.receipt');
    expect(second).toEqual(own);
  });
});
