/** As cards show their number: in one piece, in fours, or as American Express and Diners do. */
const LIKE_A_CARD = /(?<!\d)(?:\d{13,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})(?!\d)/g;

/** A UUID, whole or as the beginning of one is searched for: its groups may hold as many digits as a card's do. */
const UUID = /(?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{1,4}(?:-[\da-f]{1,12})?(?![\da-z])/gi;

/** Before a number: the word that it ends has digits already, as ids of providers do. */
const WITHIN_AN_ID = /\d\w*$/;
/** As many characters of that word are looked at: the longest ids begin long before. */
const WORD = 40;

/** ٤٢ and ４２ are 42. */
export const inLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The check digit of ISO/IEC 7812. */
function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => {
    const value = Number(digit) * ((digits.length - place) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * SEC-61: whether a text holds what may be the number of a card, alone or in groups, and no part of an id. No network
 * begins its numbers with 0, 1, 7, 8 or 9.
 */
export function holdsCardNumber(text: string): boolean {
  const read = inLatinDigits(text).replace(UUID, ' ');
  return [...read.matchAll(LIKE_A_CARD)]
    .filter(({ index }) => !WITHIN_AN_ID.test(read.slice(Math.max(0, index - WORD), index)))
    .map(([number]) => number.replace(/\D/g, ''))
    .some((digits) => /^[2-6]/.test(digits) && isLuhnValid(digits));
}
