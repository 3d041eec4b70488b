/** A country as its code, ISO 3166. */
export const COUNTRY = { pattern: /^[A-Z]{2}$/, code: 'validation.country', max: 2 };
