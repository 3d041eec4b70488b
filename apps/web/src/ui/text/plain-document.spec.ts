import { textOf } from './plain-document.js';

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(words)] });
const row = (...words: string[]) => ({ type: 'tableRow', content: words.map(cell) });

describe('a document in plain words', () => {
  it('has an empty line between its blocks, and the cells of a row behind each other', () => {
    const table = { type: 'table', content: [row('Year', 'Patients'), row('2025', '1,140')] };
    const figure = { type: 'figure', attrs: { alt: 'The surgery' } };
    expect(textOf({ type: 'doc', content: [paragraph('One'), table, figure, paragraph('Two')] })).toBe(
      'One\n\nYear · Patients\n2025 · 1,140\n\n[The surgery]\n\nTwo',
    );
  });

  it('is nothing where there is none', () => {
    expect([textOf(null), textOf('words'), textOf({ type: 'doc' })]).toEqual(['', '', '']);
  });
});
