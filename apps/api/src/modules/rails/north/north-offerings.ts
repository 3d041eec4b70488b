/** The offering that stands for every campaign, where the operator has one. */
const EVERY = '*';

/** `CAMPAIGN=OFFERING` pairs, by commas: North Capital's people set offerings up, and give their numbers. */
export function offeringsIn(text: string | undefined): ReadonlyMap<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => pair.trim().split('='));
  return new Map(
    pairs.flatMap(([campaign, offering]) => (campaign && offering ? [[campaign, offering] as const] : [])),
  );
}

/** The offering of a campaign; null where none is set up. */
export const offeringOf = (offerings: ReadonlyMap<string, string>, campaign: string | null): string | null =>
  (campaign === null ? undefined : offerings.get(campaign)) ?? offerings.get(EVERY) ?? null;
