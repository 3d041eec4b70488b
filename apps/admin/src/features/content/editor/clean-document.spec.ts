import { cleanDocument } from './clean-document.js';

it('SEC-20 keeps of the editor’s document what the server takes, and nothing else', () => {
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'Fees' }] },
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [] },
      {
        type: 'paragraph',
        attrs: { class: 'x' },
        content: [
          {
            type: 'text',
            text: 'here',
            marks: [
              { type: 'bold' },
              { type: 'link', attrs: { href: 'https://example.org', target: '_blank', rel: 'x', class: null } },
            ],
          },
        ],
      },
    ],
  };
  expect(cleanDocument(document)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Fees' }] },
      { type: 'orderedList', attrs: { start: 1 }, content: [] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'here',
            marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org' } }],
          },
        ],
      },
    ],
  });
});
