import { readableParams } from './params.js';
import { ruleSource } from './rule-source.js';

it('a law is cited as it is, and a rule of the house in the words of its reader', () => {
  expect(ruleSource('fr', '17 CFR 227.304(a)')).toBe('17 CFR 227.304(a)');
  expect(ruleSource('en', 'Specification, section 9 (C-04)')).toBe('this site’s own rule');
  expect(ruleSource('fr', 'House rule')).toBe('règle propre à ce site');
  expect(ruleSource('ar', 'House rule, after 17 CFR 227.304(c)')).toContain('17 CFR 227.304(c)');
});

it('a refusal names its source so', () => {
  expect(readableParams('fr', { days: 21, source: 'House rule' })).toEqual({
    days: 21,
    source: 'règle propre à ce site',
  });
});
