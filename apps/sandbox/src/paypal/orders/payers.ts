import { createHash } from 'node:crypto';
import type { OrderDocument, Payer } from '../documents.js';

export const USUAL_PAYER: Payer = { givenName: 'Ines', surname: 'Okafor', email: 'ines.payer@example.com' };

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 13;
const LONGEST = 120;

/** PayPal's number of an account: the same one whenever its owner pays. */
export function payerIdOf({ email }: Payer): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length)).join('');
}

/** An account by what was typed: the usual one where nothing was, null for what is no account. */
export function payerOf(name: string | undefined, email: string | undefined): Payer | null {
  if (name === undefined && email === undefined) return USUAL_PAYER;
  const [givenName = '', ...others] = (name ?? '').trim().split(/\s+/);
  const surname = others.join(' ');
  const address = (email ?? '').trim();
  const isKnown = givenName !== '' && surname !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
  return isKnown && (name ?? '').length <= LONGEST && address.length <= LONGEST
    ? { givenName, surname, email: address }
    : null;
}

/** Who agreed to an order; null before anybody did. */
export const payerOfOrder = ({ payerId, payer }: OrderDocument): Payer | null =>
  payerId === null ? null : (payer ?? USUAL_PAYER);
