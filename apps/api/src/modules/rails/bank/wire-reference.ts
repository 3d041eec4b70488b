import { randomInt } from 'node:crypto';

/** Without the signs that people mistake for others: 0 and O, 1, I and L. 31 signs, a prime, so that the check below holds. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BODY = 8;
const BEGINNING = 'W';

/** Finds one sign that was mistyped and two neighbours that were swapped. */
const checkOf = (body: string): string =>
  SIGNS[[...body].reduce((sum, sign, n) => sum + SIGNS.indexOf(sign) * (n + 2), 0) % SIGNS.length] ?? '';

/** A reference that a payer writes into a transfer: W, eight signs and one to check them by. */
export function makeReference(): string {
  const body = Array.from({ length: BODY }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${BEGINNING}${body}${checkOf(body)}`;
}

const FORM = new RegExp(`${BEGINNING}([${SIGNS}]{${BODY}})([${SIGNS}])`, 'g');

/** The first reference in what a bank passed on, however it was spaced and written; null where there is none. */
export function referenceIn(text: string): string | null {
  const found = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .matchAll(FORM);
  for (const [whole, body = '', check] of found) if (checkOf(body) === check) return whole;
  return null;
}
