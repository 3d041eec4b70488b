/** Remainder of a number of any length by 97, digit by digit. */
const mod97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** ISO 13616: country, two check digits, at most 30 signs, and the checksum of ISO 7064. Without blanks. */
export const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  return mod97([...turned].map((sign) => parseInt(sign, 36).toString()).join('')) === 1;
};

/** ISO 9362: four letters of the bank, two of the country, two signs of the place, and none or three of the branch. */
export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
