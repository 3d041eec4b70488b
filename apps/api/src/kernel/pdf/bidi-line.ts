import bidiFactory from 'bidi-js';

interface BidiAlgorithm {
  getEmbeddingLevels(text: string, direction: Direction): { levels: Uint8Array };
  /** Characters that are drawn mirrored at an odd level, by index. */
  getMirroredCharactersMap(text: string, levels: { levels: Uint8Array }): Map<number, string>;
}

// The package's types describe its inner files, not the factory that it exports.
const bidi = (bidiFactory as unknown as () => BidiAlgorithm)();

export type Direction = 'ltr' | 'rtl';

/** A run of one direction in visual order, left to right. */
export interface Run {
  text: string;
  /** Odd levels are right to left. */
  level: number;
}

/** Marks and isolates steer the order and are not drawn. */
const INVISIBLE = /[\u200e\u200f\u2066-\u2069]/g;
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const ARABIC_DIGITS = /^[\u0660-\u0669\u06f0-\u06f9]+$/;

/** Wraps an amount, a date, a code or a Latin name, so that it keeps its own order inside an Arabic sentence. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;

/** Cuts a text into words and blanks of one direction each, in the order in which they are written. */
export function runsOf(text: string, direction: Direction): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding);
  const runs: Run[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = mirrored.get(index) ?? text.charAt(index);
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    const isBlank = character === ' ';
    if (last && last.level === level && (last.text === ' ') === isBlank && !isBlank) last.text += character;
    else runs.push({ text: character, level });
  }
  return runs
    .map(({ text: run, level }) => ({ text: run.replace(INVISIBLE, ''), level }))
    .filter(({ text: run }) => run !== '');
}

/** UAX #9, rule L2: from the highest level down, each sequence at or above it is reversed. */
export function visualOrder<R extends Run>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      if ((ordered[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((ordered[end + 1]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start + 1, ...ordered.slice(start, end + 1).toReversed());
      start = end;
    }
  }
  return ordered.map((run) => ({ ...run, text: drawable(run) }));
}

/** The font engine turns Arabic letters around by itself, and nothing else: what it would not turn is turned here. */
function drawable({ text, level }: Run): string {
  const rightToLeft = level % 2 === 1;
  if (rightToLeft && !ARABIC.test(text)) return Array.from(text).toReversed().join('');
  if (!rightToLeft && ARABIC_DIGITS.test(text)) return Array.from(text).toReversed().join('');
  return text;
}
