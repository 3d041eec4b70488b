import { contrastRatio } from './contrast.js';
import type { SemanticColor } from './semantic.js';
import { semantic } from './semantic.js';

type Pair = readonly [SemanticColor, SemanticColor];

const states = ['success', 'warning', 'danger', 'info'] as const;

const words: Pair[] = [
  ...(['bg', 'surface', 'sunken'] as const).flatMap((ground): Pair[] => [
    ['text', ground],
    ['text-muted', ground],
    ['accent-text', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-soft-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['yours-text', 'surface'],
  ['yours-text', 'yours-soft'],
  ['on-yours', 'yours'],
  ['on-ink', 'ink'],
  ...states.flatMap((state): Pair[] => [
    [`${state}-text`, `${state}-soft`],
    [`${state}-text`, 'surface'],
    [`${state}-text`, 'bg'],
    [`on-${state}`, state],
  ]),
];

const shapes: Pair[] = [
  ['border-strong', 'surface'],
  ['border-strong', 'bg'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['bar-received', 'bar-track'],
  ['bar-received', 'bar-committed'],
  ['danger', 'surface'],
  ['warning', 'surface'],
];

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (scheme) => {
  it.each(words)('%s on %s reaches 4.5', (front, back) => {
    expect(contrastRatio(semantic[scheme][front], semantic[scheme][back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s beside %s reaches 3', (front, back) => {
    expect(contrastRatio(semantic[scheme][front], semantic[scheme][back])).toBeGreaterThanOrEqual(3);
  });
});

it('gives 21 for black on white', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
});
