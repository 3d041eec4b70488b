import fc from 'fast-check';

/** What a payer does on the page, by way to pay; the rest follows from what the provider makes of it. */
const PAYS = {
  card: ['paid', 'paid', 'declined', 'abandoned', 'account_closed'],
  ach: ['paid', 'paid', 'no_funds', 'not_authorised', 'abandoned'],
  paypal: ['paid', 'paid', 'echeck', 'declined', 'abandoned'],
  wire: ['paid', 'paid', 'abandoned'],
} as const;
export type StoryRail = keyof typeof PAYS;

/** What becomes of money that came; only where the way to pay knows it. */
const AFTERWARDS = {
  card: ['kept', 'cancelled', 'dispute_won', 'dispute_lost', 'refunded_elsewhere'],
  ach: ['kept', 'cancelled'],
  paypal: ['kept', 'cancelled', 'dispute_won', 'dispute_lost', 'refunded_elsewhere'],
  wire: ['kept'],
} as const;

/** How one of the provider's messages arrives: so often at once, at the end of which phase, and in which order there. */
export interface Arrival {
  copies: number;
  phase: number;
  order: number;
  /** Whether it is acted on before the next one arrives. */
  alone: boolean;
}

/** One payment from its page to its end. */
export interface Story {
  rail: StoryRail;
  purpose: 'investment' | 'top_up';
  pays: (typeof PAYS)[StoryRail][number];
  afterwards: (typeof AFTERWARDS)[StoryRail][number];
}

/** Payments, and how their messages arrive: the n-th message of all as the n-th of these, in turn. */
export interface Case {
  stories: readonly Story[];
  arrivals: readonly Arrival[];
}

export const LAST_PHASE = 6;

const storyBy = (rail: StoryRail): fc.Arbitrary<Story> =>
  fc.record({
    rail: fc.constant(rail),
    purpose: fc.constantFrom('investment', 'top_up'),
    pays: fc.constantFrom(...PAYS[rail]),
    afterwards: fc.constantFrom(...AFTERWARDS[rail]),
  });

/** Lost, once, twice or three times at once. */
const arrival: fc.Arbitrary<Arrival> = fc.record({
  copies: fc.constantFrom(0, 1, 1, 2, 3),
  phase: fc.nat(LAST_PHASE),
  order: fc.nat(1_000),
  alone: fc.boolean(),
});

/** At least one payment by each way to pay. */
export const cases: fc.Arbitrary<Case> = fc.record({
  stories: fc
    .tuple(
      ...(Object.keys(PAYS) as StoryRail[]).map(storyBy), // the table's own names
      fc.array(fc.oneof(storyBy('card'), storyBy('ach'), storyBy('paypal')), { minLength: 1, maxLength: 4 }),
    )
    .map((drawn) => drawn.flat()),
  arrivals: fc.array(arrival, { minLength: 5, maxLength: 40 }),
});
