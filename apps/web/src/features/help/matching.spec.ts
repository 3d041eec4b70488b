import { matches } from './matching.js';

describe('searching the questions', () => {
  it.each([
    ['Can I lose money?', 'LOSE', true],
    ['Can I lose money?', 'money lose', true],
    ['Can I lose money?', 'refund', false],
    ['Où est mon dépôt ?', 'ou depot', true],
    ['كيف أستعيد أموالي؟', 'اموالي', true],
    ['ما هي الرسوم الإدارية؟', 'الادارية', true],
    ['Anything', '', true],
  ])('%j looked through for %j: %s', (text, words, found) => {
    expect(matches(text, words)).toBe(found);
  });
});
