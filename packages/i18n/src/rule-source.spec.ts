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

it('a refusal names its source so', () => {
  expect(readableParams('fr', { days: 21, source: 'House rule' })).toEqual({
    days: 21,
    source: 'règle propre à ce site',
  });
});
