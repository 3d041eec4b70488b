/** Addresses separated by commas, without the blanks around them. */
export const addressesIn = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
