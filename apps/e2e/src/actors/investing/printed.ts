import { inflateSync } from 'node:zlib';

/** What the file's streams hold, unpacked; fonts are packed in a way of their own and left out. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return [inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** The letters of a font, by the number of their glyph, as its table for copying says. */
const lettersOf = (table: string): string[] =>
  [...table.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/gi)].map(([, code = '']) => Buffer.from(code, 'hex').swap16().toString('utf16le')),
  );

/** Whether a PDF prints a word, all of it in one font. */
export function isPrinted(pdf: Buffer, word: string): boolean {
  const streams = streamsOf(pdf);
  const fonts = streams.filter((stream) => stream.includes('beginbfrange')).map(lettersOf);
  const drawn = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]+)>/gi)].map(([, glyphs]) => glyphs).join(''),
    ),
  );
  return fonts.some((letters) =>
    drawn.some((glyphs) =>
      (glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
        .join('')
        .includes(word),
    ),
  );
}
