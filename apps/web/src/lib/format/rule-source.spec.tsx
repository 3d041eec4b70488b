import { screen } from '@testing-library/react';
import { render } from '../../testing/render.js';
import { useRuleSource } from './rule-source.js';

const Source = ({ citation }: { citation: string }) => <p>{useRuleSource()(citation)}</p>;
const said = async (citation: string, language: string): Promise<string | null> => {
  const { unmount } = await render(<Source citation={citation} />, language);
  const text = screen.getByRole('paragraph').textContent;
  unmount();
  return text;
};

it.each([
  ['en', 'this site’s own rule', 'this site’s own rule, after 17 CFR 227.304(c)(1)'],
  ['fr', 'règle propre à ce site', 'règle propre à ce site, d’après 17 CFR 227.304(c)(1)'],
  ['ar', 'قاعدة خاصة بهذا الموقع', 'قاعدة خاصة بهذا الموقع، استنادًا إلى \u206617 CFR 227.304(c)(1)\u2069'],
])('says in %s whether a rule is the law’s or the house’s own', async (language, house, after) => {
  expect(await said('House rule', language)).toBe(house);
  expect(await said('House rule of the specification', language)).toBe(house);
  expect(await said('Specification, section 9 (C-04)', language)).toBe(house);
  expect(await said('House rule, after 17 CFR 227.304(c)(1)', language)).toBe(after);
  const law = '17 CFR 227.203(a)(1)';
  expect(await said(law, language)).toBe(language === 'ar' ? `\u2066${law}\u2069` : law);
});
