import { scaleAround } from '@cairn/design';

/** The ground of dark screens, towards which soft tints are drawn. */
const DARK_GROUND = '#101919';

const rule = (scheme: 'light' | 'dark', values: Readonly<Record<string, string>>): string =>
  `[data-mantine-color-scheme='${scheme}'] {${Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('')}}`;

const soft = (colour: string): string => `color-mix(in oklab, ${colour} 40%, ${DARK_GROUND})`;

function accent(colour: string): string[] {
  const steps = scaleAround(colour);
  const [, s1, s2, s3, s4, , , s7, s8] = steps;
  const kit = Object.fromEntries(steps.map((step, at) => [`mantine-color-tarn-${at}`, step]));
  return [
    rule('light', {
      ...kit,
      'cn-accent': s7,
      'cn-accent-hover': s8,
      'cn-accent-text': s7,
      'cn-accent-soft': s1,
      'cn-accent-soft-text': s8,
    }),
    rule('dark', {
      ...kit,
      'cn-accent': s4,
      'cn-accent-hover': s3,
      'cn-accent-text': s3,
      'cn-accent-soft': soft(s8),
      'cn-accent-soft-text': s2,
    }),
  ];
}

function highlight(colour: string): string[] {
  const [, s1, , s3, s4, , , , s8] = scaleAround(colour);
  return [
    rule('light', { 'cn-yours': s4, 'cn-yours-soft': s1, 'cn-yours-text': s8 }),
    rule('dark', { 'cn-yours': s4, 'cn-yours-soft': soft(s8), 'cn-yours-text': s3 }),
  ];
}

/**
 * The site's own colours in place of the product's, for both schemes. The primary one is the accent of everything that
 * acts; the secondary one marks what is the reader's. Both were checked for contrast when they were chosen.
 */
export const colourSheet = (primary: string | null, secondary: string | null): string =>
  [...(primary ? accent(primary) : []), ...(secondary ? highlight(secondary) : [])].join('\n');
