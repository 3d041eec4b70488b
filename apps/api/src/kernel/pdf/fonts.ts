import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/**
 * A WOFF file (W3C WOFF 1.0, section 4) unpacked to the font inside it: each table is stored on its own, compressed or
 * not. Unpacked once at start, documents are drawn ten times faster than from the packed file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const searchRange = 2 ** Math.floor(Math.log2(tables)) * 16;
  const head = Buffer.alloc(12 + tables * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables, 4);
  head.writeUInt16BE(searchRange, 6);
  head.writeUInt16BE(Math.floor(Math.log2(tables)), 8);
  head.writeUInt16BE(tables * 16 - searchRange, 10);
  const parts: Buffer[] = [];
  let offset = head.length;
  for (let table = 0; table < tables; table++) {
    const entry = 44 + table * 20;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const stored = woff.subarray(start, start + packed);
    const content = packed < length ? inflateSync(stored) : stored;
    const place = 12 + table * 16;
    head.writeUInt32BE(woff.readUInt32BE(entry), place);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), place + 4);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(length, place + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(content, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...parts]);
}

/** IBM Plex Sans Arabic draws Latin as IBM Plex Sans does, but has few letters beyond English and French. */
const FAMILY = {
  arabic: 'ibm-plex-sans-arabic',
  latin: 'ibm-plex-sans-arabic',
  'latin-ext': 'ibm-plex-sans',
} as const;

const load = (subset: Subset, weight: number): Buffer => {
  const family = FAMILY[subset];
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  return unpackWoff(readFileSync(require.resolve(file)));
};

export type Weight = 400 | 600;

/** A font file covers one script, and holds no letter of another: not even latin-ext the plain alphabet. */
export const SUBSETS = ['latin', 'latin-ext', 'arabic'] as const;
export type Subset = (typeof SUBSETS)[number];

// The ranges of the package's unicode.json, where they differ from latin's.
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\u200c-\u200d\ufb50-\ufdff\ufe70-\ufefc]/;
const LATIN_EXT =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113]/;

/** The font file that has this character. */
export const subsetOf = (character: string): Subset =>
  ARABIC.test(character) ? 'arabic' : LATIN_EXT.test(character) ? 'latin-ext' : 'latin';

let fonts: Map<string, Buffer> | undefined;

/** The unpacked fonts by `subset-weight`; read once a process. */
export function paperFonts(): ReadonlyMap<string, Buffer> {
  fonts ??= new Map(
    SUBSETS.flatMap((name) =>
      ([400, 600] as const).map((weight) => [`${name}-${weight}`, load(name, weight)] as const),
    ),
  );
  return fonts;
}
