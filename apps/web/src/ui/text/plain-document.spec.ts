import { documentOf, textOf } from './plain-document.js';

it('makes a paragraph of every block of text', () => {
  expect(documentOf('One\nline.\n\nTwo.')).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'One line.' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Two.' }] },
    ],
  });
});

it('returns the text it was made from', () => {
  expect(textOf(documentOf('First.\n\nSecond.'))).toBe('First.\n\nSecond.');
});

it('is nothing for nothing', () => {
  expect(documentOf(' \n\n ')).toBeNull();
  expect(textOf(null)).toBe('');
});
