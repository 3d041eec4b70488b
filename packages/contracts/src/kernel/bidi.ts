/** Marks that turn the direction of what follows them: in a name they can make one file or person look like another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** SEC-27: a text without marks that turn its direction. */
export const withoutTurns = (text: string): string => text.replaceAll(TURNS, '');

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a value inside a sentence, so that it keeps its own direction and does not affect the sentence. In a
 * sentence from left to right only what has letters of the other direction needs that.
 */
export const isolatedIn = (direction: 'ltr' | 'rtl', value: string): string =>
  direction === 'rtl' || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
