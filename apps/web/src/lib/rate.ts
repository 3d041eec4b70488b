/** Moves the decimal point of a decimal text, exactly: `shift('8.5', -2)` is "0.085". */
const shift = (text: string, places: number): string => {
  const [units = '', fraction = ''] = text.split('.');
  const digits = units + fraction;
  const point = units.length + places;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const rest = padded.slice(at).replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
};

/** What somebody typed as a percentage, as the decimal text of the contracts: "8.5" is "0.085". Null when no number. */
export const percentToRate = (text: string): string | null =>
  /^\d{1,3}(\.\d{0,6})?$/.test(text.trim()) ? shift(text.trim(), -2) : null;

/** The decimal text of the contracts as a percentage to type: "0.085" is "8.5". */
export const rateToPercent = (rate: string): string => shift(rate, 2);
