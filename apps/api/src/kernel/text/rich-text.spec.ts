import { richTextFault } from './rich-text.js';

const doc = (...content: object[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const heading = (level: unknown) => doc({ type: 'heading', attrs: { level }, content: [text('Why')] });
const list = (start: unknown) => doc({ type: 'orderedList', attrs: { start }, content: [] });

describe('rich text', () => {
  it('SEC-20 has headings of six levels, and lists that begin where somebody would begin one', () => {
    for (const level of [1, 6]) expect(richTextFault(heading(level))).toBeNull();
    for (const start of [0, 1, 9_999]) expect(richTextFault(list(start))).toBeNull();
    for (const level of [0, 7, 99, 2.5, 1e308, '2', null]) {
      expect([level, richTextFault(heading(level))]).toEqual([level, 'validation.rich_text']);
    }
    for (const start of [-1, 10_000, 1e308, 0.5, '1']) {
      expect([start, richTextFault(list(start))]).toEqual([start, 'validation.rich_text']);
    }
    expect(richTextFault(doc({ type: 'paragraph', attrs: { level: 2 } }))).toBe('validation.rich_text');
    expect(richTextFault(doc({ type: 'heading', attrs: { constructor: 1 } }))).toBe('validation.rich_text');
  });

  it('SEC-61 holds no number of a card, set in parts or not', () => {
    const paragraph = (...content: object[]) => doc({ type: 'blockquote', content: [{ type: 'paragraph', content }] });
    expect(richTextFault(paragraph(text('Pay by 4242 4242 4242 4242')))).toBe('validation.card_number');
    expect(richTextFault(paragraph(text('4242 4242 '), text('4242 4242', 'bold')))).toBe('validation.card_number');
    const figure = { fileId: '01980000-0000-7000-8000-000000000000', alt: 'The card', width: 800, height: 600 };
    for (const words of [{ alt: 'Card 4242 4242 4242 4242' }, { caption: '4242424242424242' }])
      expect(richTextFault(doc({ type: 'figure', attrs: { ...figure, ...words } }))).toBe('validation.card_number');
    expect(richTextFault(paragraph(text('4242 4242'), { type: 'hardBreak' }, text('4242 4242')))).toBeNull();
  });
});
