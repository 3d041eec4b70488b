import { contrastRatio } from './contrast.js';
import type { Scale } from './palettes.js';

/** WCAG 2.2: text and buttons in a site's own colour must be readable on white, and white on them. */
export const LEAST_CONTRAST = 4.5;
const SURFACE = '#ffffff';
/** The share of white (above the own step) or black (below it) of each step. */
const TOWARDS_WHITE = [0.95, 0.87, 0.74, 0.57, 0.4, 0.25, 0.12] as const;
const TOWARDS_BLACK = [0.3, 0.55] as const;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`;

const mix = (from: string, to: string, share: number): string => {
  const goal = channels(to);
  return toHex(channels(from).map((part, index) => (part + ((goal[index] ?? part) - part) * share + 0.5) | 0));
};

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Contrast of a site's colour on white. */
export const siteContrast = (colour: string): number => contrastRatio(colour, SURFACE);

/** Ten steps around a site's colour, lightest first; the colour itself is step 7, the accent of the light theme. */
export const scaleAround = (colour: string): Scale =>
  [
    ...TOWARDS_WHITE.map((share) => mix(colour, SURFACE, share)),
    colour.toLowerCase(),
    ...TOWARDS_BLACK.map((share) => mix(colour, '#000000', share)),
  ] as unknown as Scale; // seven, one and two are ten

/** The colour itself where it is readable, else the nearest darker one that is. */
export function nearestReadable(colour: string): string {
  for (let percent = 0; percent <= 100; percent++) {
    const darker = mix(colour, '#000000', percent / 100);
    if (siteContrast(darker) >= LEAST_CONTRAST) return darker;
  }
  return '#000000';
}
