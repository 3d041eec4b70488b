import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from './palettes.js';
import { pebbleFor, pebbles } from './pebbles.js';
import { semantic } from './semantic.js';

/** Spelling differences that mean the same colour: spaces, and the zero before a decimal point. */
const plain = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(/\b0\./g, '.');

const css = plain(readFileSync(join(__dirname, 'css', 'tokens.css'), 'utf8'));

const block = (selector: string): string => {
  const from = css.indexOf(selector);
  return css.slice(from, css.indexOf('}', from));
};

it.each(Object.entries(palettes))('%s has the same ten steps in TypeScript and in CSS', (family, steps) => {
  for (const [step, value] of steps.entries()) expect(css).toContain(plain(`--cn-${family}-${step}: ${value};`));
});

it.each([
  ['light', "[data-mantine-color-scheme='light']"],
  ['dark', "[data-mantine-color-scheme='dark']"],
] as const)('the %s scheme has the same meanings in TypeScript and in CSS', (scheme, selector) => {
  const declared = block(selector);
  for (const [name, value] of Object.entries(semantic[scheme]))
    expect(declared).toContain(plain(`--cn-${name}: ${value};`));
});

it('keeps a person’s pebble and spreads ids over all six', () => {
  const ids = Array.from({ length: 600 }, (_, index) => `0190b2c4-7d1e-7000-8000-${String(index).padStart(12, '0')}`);
  expect(pebbleFor('a')).toBe(pebbleFor('a'));
  expect(new Set(ids.map((id) => pebbleFor(id).name)).size).toBe(pebbles.length);
});
