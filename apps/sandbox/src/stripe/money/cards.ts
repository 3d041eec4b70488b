import type { ErrorCode } from '../rules/codes.js';

/** What a test card does when it is charged. */
export type CardOutcome =
  | {
      readonly kind: 'succeeds';
      /** What happens weeks later. */
      readonly later?: 'fraudulent' | 'product_not_received' | 'inquiry' | 'warning';
      /** Days until the money can be used; the setting decides when it is left out. */
      readonly availableInDays?: number;
    }
  | { readonly kind: 'authenticates' }
  | { readonly kind: 'declines'; readonly code: ErrorCode; readonly declineCode: string; readonly message: string };

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  /** The name of the outcome in the words of the hosted page; the page does not offer a card without one. */
  readonly word?:
    | 'succeeds'
    | 'declined'
    | 'insufficient'
    | 'expired'
    | 'code'
    | 'secure'
    | 'disputed'
    | 'instant'
    | 'refund';
  readonly outcome: CardOutcome;
}

const declines = (code: ErrorCode, declineCode: string, message: string): CardOutcome => ({
  kind: 'declines',
  code,
  declineCode,
  message,
});

const SUCCEEDS: CardOutcome = { kind: 'succeeds' };
const DECLINED = 'Your card was declined.';

/** A Visa card with a word on the hosted page. */
const offered = (number: string, word: TestCard['word'] & string, outcome: CardOutcome): TestCard => ({
  number,
  brand: 'visa',
  word,
  outcome,
});
const other = (number: string, outcome: CardOutcome, brand = 'visa'): TestCard => ({ number, brand, outcome });

/** Stripe's published test numbers (https://docs.stripe.com/testing), first the one that is used most. */
export const TEST_CARDS: readonly TestCard[] = [
  offered('4242424242424242', 'succeeds', SUCCEEDS),
  offered('4000000000000002', 'declined', declines('card_declined', 'generic_decline', DECLINED)),
  offered(
    '4000000000009995',
    'insufficient',
    declines('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  ),
  offered('4000000000000069', 'expired', declines('expired_card', 'expired_card', 'Your card has expired.')),
  offered(
    '4000000000000127',
    'code',
    declines('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  ),
  offered('4000002500003155', 'secure', { kind: 'authenticates' }),
  offered('4000000000000259', 'disputed', { kind: 'succeeds', later: 'fraudulent' }),
  offered('4000000000000077', 'instant', { kind: 'succeeds', availableInDays: 0 }),
  offered('4000000000005126', 'refund', SUCCEEDS),
  other('4000056655665556', SUCCEEDS),
  other('5555555555554444', SUCCEEDS, 'mastercard'),
  other('378282246310005', SUCCEEDS, 'amex'),
  other('4000000000007726', SUCCEEDS),
  other('4000000000002685', { kind: 'succeeds', later: 'product_not_received' }),
  other('4000000000001976', { kind: 'succeeds', later: 'inquiry' }),
  other('4000000000005423', { kind: 'succeeds', later: 'warning' }),
  other('4000000000009987', declines('card_declined', 'lost_card', DECLINED)),
  other('4000000000009979', declines('card_declined', 'stolen_card', DECLINED)),
  other('4100000000000019', declines('card_declined', 'fraudulent', DECLINED)),
  other(
    '4000000000000119',
    declines('processing_error', 'processing_error', 'An error occurred while processing your card. Try again later.'),
  ),
  other('4000002760003184', { kind: 'authenticates' }),
];

/** The card whose refunds are pending first and succeed days later. */
export const SLOW_REFUND_CARD = '4000000000007726';

/** The card whose refunds succeed first and fail days later. */
export const FAILING_REFUND_CARD = '4000000000005126';

export const AUTHENTICATED: Extract<CardOutcome, { kind: 'succeeds' }> = { kind: 'succeeds' };

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
