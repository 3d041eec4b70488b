import { isRichText } from '@cairn/contracts/content/rich-text-rules';
import { cleanDocument } from './clean-document.js';

const text = (words: string) => ({ type: 'text', text: words });

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

it('SEC-20 keeps pictures, callouts and tables with the attributes that they need', () => {
  const figure = { fileId: '01980000-0000-7000-8000-000000000000', alt: 'The room', width: 800, height: 600 };
  const cell = { type: 'tableHeader', content: [{ type: 'paragraph', content: [text('Year')] }] };
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
  const spanned = {
    type: 'table',
    content: [
      { type: 'tableRow', content: [{ ...cell, attrs: { colspan: 1, rowspan: 1, colwidth: null, dir: 'auto' } }] },
    ],
  };
  const callout = {
    type: 'callout',
    attrs: { kind: 'tip' },
    content: [{ type: 'paragraph', content: [text('Mind')] }],
  };
  const document = {
    type: 'doc',
    content: [{ type: 'figure', attrs: { ...figure, caption: null, dir: 'auto' } }, callout, spanned],
  };
  const kept = cleanDocument(document);
  expect(kept).toEqual({ type: 'doc', content: [{ type: 'figure', attrs: figure }, callout, table] });
  expect(isRichText(kept)).toBe(true);
});

it('SEC-21 makes plain words of a link that the server would refuse', () => {
  const link = (href: string) => ({ ...text('here'), marks: [{ type: 'link', attrs: { href } }] });
  const [phone, web] = [link('tel:+15551234'), link('https://example.org')];
  expect(cleanDocument({ type: 'doc', content: [{ type: 'paragraph', content: [phone, web] }] })).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [text('here'), web] }],
  });
});

it('has no empty lines, and is nothing where there are only such', () => {
  const blank = { type: 'paragraph' };
  const line = { type: 'paragraph', content: [text('One')] };
  expect(cleanDocument({ type: 'doc', content: [blank, line, blank, blank] })).toEqual({
    type: 'doc',
    content: [line],
  });
  expect(cleanDocument({ type: 'doc', content: [blank] })).toBeNull();
});
