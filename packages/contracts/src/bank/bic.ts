import { isCountry } from '../kernel/countries.js';

/** Kosovo has a code of its own in BICs, though none in ISO 3166-1. */
const KOSOVO = 'XK';

/** The country of a bank by its BIC. */
export const countryOfBic = (bic: string): string => bic.slice(4, 6);

/** V-11: a BIC of 8 or 11 characters that names a country (ISO 9362). */
export const isBic = (bic: string): boolean =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) &&
  (isCountry(countryOfBic(bic)) || countryOfBic(bic) === KOSOVO);
