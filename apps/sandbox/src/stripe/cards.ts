/** What a test card does when it is charged. */
export type CardOutcome =
  | { readonly kind: 'succeeds'; readonly disputed: boolean; readonly availableInDays: number }
  | { readonly kind: 'authenticates' }
  | { readonly kind: 'declines'; readonly code: string; readonly declineCode: string; readonly message: string };

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  /** The name of the outcome in the words of the hosted page. */
  readonly word:
    'succeeds' | 'declined' | 'insufficient' | 'expired' | 'code' | 'secure' | 'disputed' | 'instant' | 'refund';
  readonly outcome: CardOutcome;
}

const SETTLEMENT_DAYS = 2;

const declines = (code: string, declineCode: string, message: string): CardOutcome => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

/** Stripe's published test numbers (https://docs.stripe.com/testing), first the one that is used most. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    word: 'succeeds',
    outcome: { kind: 'succeeds', disputed: false, availableInDays: SETTLEMENT_DAYS },
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    word: 'declined',
    outcome: declines('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    word: 'insufficient',
    outcome: declines('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    word: 'expired',
    outcome: declines('expired_card', 'expired_card', 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    word: 'code',
    outcome: declines('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  },
  { number: '4000002500003155', brand: 'visa', word: 'secure', outcome: { kind: 'authenticates' } },
  {
    number: '4000000000000259',
    brand: 'visa',
    word: 'disputed',
    outcome: { kind: 'succeeds', disputed: true, availableInDays: SETTLEMENT_DAYS },
  },
  {
    number: '4000000000000077',
    brand: 'visa',
    word: 'instant',
    outcome: { kind: 'succeeds', disputed: false, availableInDays: 0 },
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    word: 'refund',
    outcome: { kind: 'succeeds', disputed: false, availableInDays: SETTLEMENT_DAYS },
  },
];

/** The card whose refunds succeed first and fail days later. */
export const FAILING_REFUND_CARD = '4000000000005126';

export const AUTHENTICATED: Extract<CardOutcome, { kind: 'succeeds' }> = {
  kind: 'succeeds',
  disputed: false,
  availableInDays: SETTLEMENT_DAYS,
};

/** The test card behind a number as typed, spaces and hyphens allowed. */
export const findTestCard = (typed: string): TestCard | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
};

export interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** Reads `MM/YY` or `MM/YYYY`; undefined when it is not a month. */
export function parseExpiry(typed: string): Expiry | undefined {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(typed);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** Whether a card was valid until before `now` (milliseconds): cards end with their month. */
export const isPast = ({ month, year }: Expiry, now: number): boolean => Date.UTC(year, month, 1) <= now;
