import { readableParams } from './params.js';
import { ruleSource } from './rule-source.js';

it('a law is cited as it is, and a rule of the house in the words of its reader', () => {
  expect(ruleSource('fr', '17 CFR 227.304(a)')).toBe('17 CFR 227.304(a)');
  expect(ruleSource('en', 'Specification, section 9 (C-04)')).toBe('this site’s own rule');
  expect(ruleSource('fr', 'House rule')).toBe('règle propre à ce site');
  expect(ruleSource('ar', 'House rule, after 17 CFR 227.304(c)')).toContain('17 CFR 227.304(c)');
});

it.each([
  ['Regulation (EU) 2020/1503, Article 21(7)', 'règlement (UE) 2020/1503, article 21, paragraphe 7'],
  ['Regulation (EU) 2020/1503, Annex II', 'règlement (UE) 2020/1503, annexe II'],
  ['Delegated Regulation (EU) 2022/2114, Article 4', 'règlement délégué (UE) 2022/2114, article 4'],
  ['Regulation (EU) 2020/1503', 'règlement (UE) 2020/1503'],
])('%s is called in French and Arabic as the Union calls it there', (citation, french) => {
  expect(ruleSource('en', citation)).toBe(citation);
  expect(ruleSource('fr', citation)).toBe(french);
  expect(ruleSource('ar', citation)).toMatch(/^لائحة الاتحاد الأوروبي/u);
  expect(ruleSource('ar', citation)).not.toMatch(/Regulation|Article|Annex/u);
});

it('the sum that a refusal asks consent for is in the campaign’s currency, its limit in that of the law', () => {
  const params = { limit: 200_000, currency: 'EUR', needed: 2_000, neededCurrency: 'USD' };
  expect(readableParams('en', params)).toMatchObject({ limit: '€2,000.00', needed: '$20.00' });
});

it('a refusal names its source so', () => {
  expect(readableParams('fr', { days: 21, source: 'House rule' })).toEqual({
    days: 21,
    source: 'règle propre à ce site',
  });
});

it.each([
  ['fr', '17 CFR 227.100(a)(2), montant ajusté par SEC Release 33-11098'],
  ['ar', '\u206617 CFR 227.100(a)(2)\u2069، بالمبلغ المعدَّل بموجب \u2066SEC Release 33-11098\u2069'],
] as const)('the words between two citations are those of the reader: %s', (language, said) => {
  const citation = '17 CFR 227.100(a)(2) as adjusted by SEC Release 33-11098';
  expect(ruleSource('en', citation)).toBe(citation);
  expect(ruleSource(language, citation)).toBe(said);
  expect(ruleSource(language, '17 CFR 227.100(a)(2) as amended by SEC Release 33-10884')).not.toContain(' as ');
});

it('a letter of the authority has its day in the reader’s language, and what it is cited with', () => {
  const letter = 'SEC staff no-action letter of 12 March 2025';
  expect(ruleSource('en', letter)).toBe(letter);
  expect(ruleSource('fr', letter)).toBe('lettre des services de la SEC du 12 mars 2025');
  expect(ruleSource('fr', `${letter}; Securities Act Rules C&DI 256.35`)).toBe(
    'lettre des services de la SEC du 12 mars 2025 (Securities Act Rules C&DI 256.35)',
  );
  expect(ruleSource('ar', letter)).not.toMatch(/staff|letter|March/u);
});

it('a note behind the law that a rule of the site follows is not shown, and a citation in Arabic keeps its brackets', () => {
  expect(ruleSource('fr', 'House rule, after FATF Recommendation 10: more often where the risk is higher')).toBe(
    'règle propre à ce site, d’après FATF Recommendation 10',
  );
  expect(ruleSource('ar', '17 CFR 227.304(a)')).toBe('\u206617 CFR 227.304(a)\u2069');
});
