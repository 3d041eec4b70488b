import { inflateSync } from 'node:zlib';
import { formatMoney } from '@cairn/i18n';
import { isolate } from './bidi-line.js';
import { Paper } from './paper.js';

const AT = new Date('2026-11-20T09:00:00Z');

async function draw(direction: 'ltr' | 'rtl', words: string[], rows: [string, string][] = []): Promise<Buffer> {
  const paper = await Paper.begin(direction, { title: 'Receipt', at: AT });
  for (const text of words) paper.paragraph(text);
  for (const [label, value] of rows) paper.row(label, value, true);
  paper.deed();
  return paper.finish();
}

interface Placed {
  x: number;
  y: number;
}

/** The page's content, as the file's readers draw it. */
function contentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const contents: string[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    try {
      contents.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      continue; // a font, packed in its own way
    }
  }
  return contents.join('\n');
}

/** Where each piece of text begins, as the page's content says it, top line first. */
const placesOf = (pdf: Buffer): Placed[] =>
  [...contentOf(pdf).matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('paper', () => {
  it('the same content gives the same bytes', async () => {
    const content: [string, string][] = [['المبلغ', isolate('$1,000.00')]];
    const [first, second] = [await draw('rtl', ['إيصال'], content), await draw('rtl', ['إيصال'], content)];
    expect(first.equals(second)).toBe(true);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await draw('rtl', ['إيصال.'], content)).equals(first)).toBe(false);
  });

  it('draws a square for each dark module of a code, at the end of the line in both directions', async () => {
    const modules = { size: 3, data: [1, 0, 1, 0, 1, 0, 1, 1, 1] };
    const squares = async (direction: 'ltr' | 'rtl') => {
      const paper = await Paper.begin(direction, { title: 'Certificate', at: AT });
      paper.scanCode(modules, 30);
      paper.paragraph('Certificate');
      return [...contentOf(await paper.finish()).matchAll(/^([\d.]+) ([\d.]+) 10 10 re$/gmu)].map(([, x, y]) => [x, y]);
    };
    const [ltr, rtl] = [await squares('ltr'), await squares('rtl')];
    expect([ltr.length, rtl.length]).toEqual([6, 6]);
    expect(rtl.slice(0, 3)).toEqual([
      ['40', '40'],
      ['60', '40'],
      ['50', '50'],
    ]);
    expect(Number(ltr[0]?.[0])).toBeGreaterThan(300);
  });

  it('has the three stones of the mark at its end, above nothing that is written', async () => {
    const withMark = async (direction: 'ltr' | 'rtl') => {
      const paper = await Paper.begin(direction, { title: 'Receipt', at: AT });
      paper.mark();
      paper.paragraph('Receipt');
      return paper.finish();
    };
    for (const direction of ['ltr', 'rtl'] as const) {
      const pdf = await withMark(direction);
      expect(contentOf(pdf).match(/^f$/gmu)).toHaveLength(3);
      expect(placesOf(pdf)).toEqual(placesOf(await draw(direction, ['Receipt'])));
    }
  });

  it('breaks a word that is longer than its line, in every direction, and keeps it off the label', async () => {
    const name = 'Bartholomew-Featherstonehaugh-Cholmondeley-Wolfeschlegelsteinhausenbergerdorff-Zollern';
    for (const direction of ['ltr', 'rtl'] as const) {
      const places = placesOf(await draw(direction, [], [['Investor', isolate(name)]]));
      // The label's line, and two more of the value at least.
      expect(new Set(places.map(({ y }) => y)).size).toBeGreaterThan(1);
      for (const { x } of places) expect(x).toBeGreaterThanOrEqual(40);
      const values = places.filter(({ x }) => (direction === 'ltr' ? x > 41 : x < 200));
      if (direction === 'ltr') for (const { x } of values) expect(x).toBeGreaterThanOrEqual(420 / 2 - 1);
    }
  });

  it('begins at the right in Arabic and at the left elsewhere, inside the margins', async () => {
    const [left] = placesOf(await draw('ltr', ['Receipt']));
    const [right] = placesOf(await draw('rtl', ['إيصال']));
    expect(left?.x).toBeCloseTo(40, 1);
    expect(right?.x).toBeGreaterThan(300);
    expect(right?.x).toBeLessThan(380);
  });

  it('puts a label where reading starts and its value at the end', async () => {
    const amount = isolate(formatMoney('ar', 100_000n, 'USD'));
    const [label, value] = placesOf(await draw('rtl', [], [['المبلغ', amount]]));
    expect(label?.x).toBeGreaterThan(200);
    expect(value?.x).toBeCloseTo(40, 1);
    expect(label?.y).toBe(value?.y);
  });

  it('breaks at blanks alone, in lines that fit', async () => {
    const sentence = Array.from({ length: 40 }, (_, index) => `كلمة.${index}`).join(' ');
    const places = placesOf(await draw('rtl', [sentence]));
    const lines = [...new Set(places.map(({ y }) => y))];
    expect(lines.length).toBeGreaterThan(3);
    for (const { x } of places) expect(x).toBeGreaterThanOrEqual(39.9);
    // Each word is three runs and a blank: a line never begins with the full stop or the figure of a broken word.
    for (const line of lines) {
      const runs = places.filter(({ y }) => y === line).length;
      expect((runs + 1) % 4).toBe(0);
    }
  });

  it('goes on with another page, and numbers them only where there are several', async () => {
    const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
    const print = async (paragraphs: number): Promise<Buffer> => {
      const paper = await Paper.begin('ltr', { title: 'Agreement', at: AT });
      for (let index = 0; index < paragraphs; index++) {
        paper.heading('Part');
        paper.row('Label', 'Value');
        paper.paragraph('Words. '.repeat(60));
      }
      return paper.finish((page, pages) => `Page ${page} of ${pages}`);
    };
    const [one, many] = [await print(1), await print(12)];
    expect(pagesOf(one)).toBe(1);
    expect(pagesOf(many)).toBeGreaterThan(3);
    for (const { y } of placesOf(many)) expect(y).toBeGreaterThan(10);
    expect(placesOf(one).every(({ y }) => y > 39)).toBe(true);
  });

  it('takes a word that is wider than the page, and text without any letter', async () => {
    expect(placesOf(await draw('ltr', ['x'.repeat(300), '', ' ', '٫'])).length).toBeGreaterThan(0);
  });
});
