import { plainText } from './plain-text.js';

const text = (words: string) => ({ type: 'text', text: words });

describe('a stored value in words', () => {
  it('is itself where it is words or a number, and nothing where there is none', () => {
    expect(['Clean water', 2019, true].map(plainText)).toEqual(['Clean water', '2019', 'true']);
    expect([null, undefined, '', {}, { type: 'doc', content: [] }].map(plainText)).toEqual(Array(5).fill(null));
  });

  it('is rich text without its formatting, a line a block', () => {
    const document = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text('The filter')] },
        { type: 'paragraph', content: [text('One'), { type: 'hardBreak' }, text('two')] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('three')] }] }],
        },
      ],
    };
    expect(plainText(document)).toBe('The filter\nOne\ntwo\nthree');
  });

  it('writes a list as lines', () => {
    expect(plainText(['Open late', 'Owned by patients'])).toBe('Open late\nOwned by patients');
    expect(plainText([{ title: 'Shop', url: 'https://shop.example' }])).toBe('Shop https://shop.example');
    expect(plainText([])).toBeNull();
  });
});
