import { scaleAround } from './site-colours.js';
import type { Scheme } from './semantic.js';

/** Custom properties without their dashes, and what they are. */
export type SiteTokens = Readonly<Record<string, string>>;

/** The ground of dark screens, towards which soft tints are drawn. */
const DARK_GROUND = '#101919';

const soft = (colour: string): string => `color-mix(in oklab, ${colour} 40%, ${DARK_GROUND})`;

function accent(colour: string, scheme: Scheme): SiteTokens {
  const [, s1, s2, s3, s4, , , s7, s8] = scaleAround(colour);
  return scheme === 'light'
    ? {
        'cn-accent': s7,
        'cn-accent-hover': s8,
        'cn-accent-text': s7,
        'cn-accent-soft': s1,
        'cn-accent-soft-text': s8,
        'cn-bar-received': s7,
        'cn-bar-committed': s3,
      }
    : {
        'cn-accent': s4,
        'cn-accent-hover': s3,
        'cn-accent-text': s3,
        'cn-accent-soft': soft(s8),
        'cn-accent-soft-text': s2,
        'cn-bar-received': s4,
        'cn-bar-committed': s7,
      };
}

function highlight(colour: string, scheme: Scheme): SiteTokens {
  const [, s1, , s3, s4, , , , s8] = scaleAround(colour);
  return scheme === 'light'
    ? { 'cn-yours': s4, 'cn-yours-soft': s1, 'cn-yours-text': s8 }
    : { 'cn-yours': s4, 'cn-yours-soft': soft(s8), 'cn-yours-text': s3 };
}

/**
 * The site's own colours in place of the product's, in one scheme. The primary one is the accent of everything that
 * acts; the secondary one marks what is the reader's. Both were checked for contrast when they were chosen.
 */
export const siteTokens = (primary: string | null, secondary: string | null, scheme: Scheme): SiteTokens => ({
  ...(primary === null ? {} : accent(primary, scheme)),
  ...(secondary === null ? {} : highlight(secondary, scheme)),
});
