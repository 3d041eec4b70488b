import bidiFactory from 'bidi-js';
import { subsetOf, type Subset } from './fonts.js';

interface BidiAlgorithm {
  getEmbeddingLevels(text: string, direction: Direction): { levels: Uint8Array };
  /** Characters that are drawn mirrored at an odd level, by index. */
  getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
}

// The package's types describe its inner files, not the factory that it exports.
const bidi = (bidiFactory as unknown as () => BidiAlgorithm)();

export type Direction = 'ltr' | 'rtl';

/** A piece of a line in one direction and one font. */
export interface Run {
  text: string;
  /** Odd levels are right to left. */
  level: number;
  subset: Subset;
}

/** Marks and isolates steer the order, variation selectors the colour of an emoji; none of them is drawn. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Variation_Selector}/u;
/** The narrow blanks of French figures and others of some width, of which the fonts have one. */
const FIXED_BLANK = /(?! )\p{Zs}/gu;
const CONTROL = /\p{Cc}/gu;
/** They shape the letters beside them, in the scripts whose fonts know of it. */
const JOINER = /[\u200c\u200d]/;
const JOINED: readonly Subset[] = ['arabic', 'devanagari'];
const FROM_RIGHT_TO_LEFT = /[\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u;
const ARABIC_DIGITS = /^[\u0660-\u0669\u06f0-\u06f9]+$/;

/**
 * Wraps an amount, a date, a code or a name, so that it keeps its own order inside a sentence: the order of its first
 * letter (FSI), because a name or a date may be Arabic as well as Latin.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/**
 * Cuts a text into words and blanks of one direction and one font each, in the order in which they are written. Where
 * the script changes, as at a full stop between Arabic letters, a new run begins: no font has the letters of both.
 */
export function runsOf(content: string, direction: Direction): Run[] {
  const text = content.normalize('NFC').replaceAll(FIXED_BLANK, '\u00a0').replaceAll(CONTROL, ' ');
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: Run[] = [];
  let next = 0;
  // Characters beyond the first plane, such as emoji, are two units of a string.
  for (const written of text) {
    const index = next;
    next += written.length;
    const character = mirrored.get(index) ?? written;
    if (INVISIBLE.test(character)) continue;
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    if (JOINER.test(character)) {
      if (last && JOINED.includes(last.subset)) last.text += character;
      continue;
    }
    const subset = subsetOf(character);
    const isBlank = character === ' ';
    const goesOn = last?.level === level && last.subset === subset && last.text !== ' ' && !isBlank;
    if (last && goesOn) last.text += character;
    else runs.push({ text: character, level, subset });
  }
  return runs;
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

/** The font engine turns the letters of scripts that are written from right to left: everything else is turned here. */
function drawable({ text, level, subset }: Run): string {
  const rightToLeft = level % 2 === 1;
  const isTurned = subset === 'arabic' || subset === 'hebrew' || FROM_RIGHT_TO_LEFT.test(text);
  if (rightToLeft && !isTurned) return Array.from(text).toReversed().join('');
  if (!rightToLeft && ARABIC_DIGITS.test(text)) return Array.from(text).toReversed().join('');
  return text;
}
