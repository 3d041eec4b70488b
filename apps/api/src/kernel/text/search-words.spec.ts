import { foldWords, searchQuery } from './search-words.js';

describe('search words', () => {
  it('accents, case and ligatures fold away', () => {
    expect(foldWords('Crème BRÛLÉE Ångström ﬁn')).toBe('creme brulee angstrom fin');
  });

  it.each([
    ['أحمد', 'احمد'],
    ['إسكندرية', 'اسكندريه'],
    ['آمال', 'امال'],
    ['مستشفى', 'مستشفي'],
    ['مُحَمَّد', 'محمد'],
    ['مؤسسة', 'موسسه'],
    ['بيئة', 'بييه'],
    ['كـــتاب', 'كتاب'],
    ['هٰذا', 'هذا'],
  ])('Arabic %s is %s', (written, folded) => {
    expect(foldWords(written)).toBe(folded);
    expect(searchQuery(written)).toBe(`${folded}:*`);
  });

  it('what is typed becomes words that may be unfinished, and never operators', () => {
    expect(searchQuery('clear fold')).toBe('clear:* & fold:*');
    expect(searchQuery("a'b | !c & (d) <-> e:*")).toBe('a:* & b:* & c:* & d:* & e:*');
    expect(searchQuery(' !&|():* ')).toBeNull();
    expect(searchQuery('a b c d e f g h i j')?.split(' & ')).toHaveLength(8);
  });
});
