import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random identifier in the shape the provider uses: a prefix, an underscore and `length` letters or digits. */
export function newId(prefix: string, length = 24): string {
  let body = '';
  for (let index = 0; index < length; index += 1) body += ALPHABET.charAt(randomInt(ALPHABET.length));
  return `${prefix}_${body}`;
}
