import { scaleAround, siteTokens, type Scheme, type SiteTokens } from '@cairn/design';

const rule = (scheme: Scheme, values: SiteTokens): string =>
  `[data-mantine-color-scheme='${scheme}'] {${Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('')}}`;

/** The kit draws its own parts from a scale of ten steps. */
const kitScale = (primary: string | null): SiteTokens =>
  primary === null
    ? {}
    : Object.fromEntries(scaleAround(primary).map((step, at) => [`mantine-color-tarn-${at}`, step]));

/** The site's own colours in place of the product's, for both schemes. */
export const colourSheet = (primary: string | null, secondary: string | null): string =>
  primary === null && secondary === null
    ? ''
    : (['light', 'dark'] as const)
        .map((scheme) => rule(scheme, { ...kitScale(primary), ...siteTokens(primary, secondary, scheme) }))
        .join('\n');
