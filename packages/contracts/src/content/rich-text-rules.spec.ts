import { figuresOf, isRichText, withoutFigures } from './rich-text-rules.js';

const doc = (...content: object[]) => ({ type: 'doc', content });
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const figure = (attrs: object = {}) => ({
  type: 'figure',
  attrs: { fileId: '01980000-0000-7000-8000-000000000000', alt: 'The room', width: 800, height: 600, ...attrs },
});
const cell = (type: string) => ({ type, content: [paragraph('1')] });
const row = (type: string, cells = 2) => ({
  type: 'tableRow',
  content: Array.from({ length: cells }, () => cell(type)),
});
const table = (...content: object[]) => ({ type: 'table', content });

describe('rich text', () => {
  it('SEC-20 names a picture by its stored file, with words for who does not see it', () => {
    expect(isRichText(doc(figure()))).toBe(true);
    expect(isRichText(doc(figure({ caption: 'In May' })))).toBe(true);
    for (const attrs of [
      { fileId: 'https://evil.example/x.png' },
      { fileId: '../users/me' },
      { src: 'https://evil.example/x.png' },
      { onerror: 'alert(1)' },
      { style: 'position: fixed' },
      { alt: ' ' },
      { alt: 'x'.repeat(301) },
      { alt: undefined },
      { width: 0 },
      { height: 10_000 },
    ]) {
      expect([attrs, isRichText(doc(figure(attrs)))]).toEqual([attrs, false]);
    }
    expect(isRichText(doc(...Array.from({ length: 30 }, () => figure())))).toBe(true);
    expect(isRichText(doc(...Array.from({ length: 31 }, () => figure())))).toBe(false);
  });

  it('SEC-20 has callouts of three kinds, that hold words', () => {
    const callout = (kind: unknown, ...content: object[]) => doc({ type: 'callout', attrs: { kind }, content });
    for (const kind of ['note', 'tip', 'warning']) expect(isRichText(callout(kind, paragraph('Mind')))).toBe(true);
    for (const kind of ['legal', 'note" onclick="x', null, 1]) expect(isRichText(callout(kind))).toBe(false);
    expect(isRichText(callout('note', figure()))).toBe(false);
    expect(isRichText(doc({ type: 'callout', content: [paragraph('Mind')] }))).toBe(false);
    expect(isRichText(doc({ type: 'blockquote', content: callout('note', paragraph('Mind')).content }))).toBe(false);
  });

  it('SEC-20 has tables that are a grid below one row of headings', () => {
    const [head, body] = [row('tableHeader'), row('tableCell')];
    expect(isRichText(doc(table(head)))).toBe(true);
    expect(isRichText(doc(table(head, body, body)))).toBe(true);
    for (const wrong of [
      table(),
      table(body, body),
      table(head, head),
      table(head, row('tableCell', 3)),
      table(row('tableHeader', 9)),
      table(head, ...Array.from({ length: 50 }, () => body)),
      table(head, paragraph('1')),
      table({ type: 'tableRow', attrs: { style: 'x' }, content: [cell('tableHeader')] }),
      table({ type: 'tableRow', content: [{ ...cell('tableHeader'), attrs: { colspan: 2 } }] }),
      table({ type: 'tableRow', content: [{ type: 'tableHeader', content: [figure()] }] }),
      head,
      cell('tableCell'),
    ]) {
      expect([wrong, isRichText(doc(wrong))]).toEqual([wrong, false]);
    }
    expect(isRichText(doc({ type: 'listItem', content: [table(head)] }))).toBe(false);
  });

  it('SEC-20 has no other part: neither scripts nor frames nor foreign pictures', () => {
    for (const type of ['script', 'iframe', 'image', 'video', 'html', 'codeBlock', 'constructor', '__proto__'])
      expect([type, isRichText(doc({ type }))]).toEqual([type, false]);
  });

  it('tells which files its pictures are, and leaves them out', () => {
    const whole = doc(paragraph('One'), figure(), figure(), paragraph('Two'));
    expect(figuresOf(whole)).toEqual(['01980000-0000-7000-8000-000000000000']);
    expect(figuresOf(null)).toEqual([]);
    expect(withoutFigures(whole)).toEqual(doc(paragraph('One'), paragraph('Two')));
  });
});
