import { createHash, timingSafeEqual } from 'node:crypto';

export type SignatureWay = 'hashed' | 'legacy';

const hex = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * The `Signature` of replies and callbacks: the SHA-256 of the bytes as they came and of the secret (accounts before
 * March 2023) or its own SHA-256. It proves who wrote them, not when: a copy has the same one.
 */
export const shuftiSignature = (raw: Buffer, secret: string, way: SignatureWay): string =>
  hex(raw, way === 'hashed' ? hex(secret) : secret);

export function isSigned(raw: Buffer, given: string, secret: string, way: SignatureWay): boolean {
  const expected = Buffer.from(shuftiSignature(raw, secret, way));
  const sent = Buffer.from(given.toLowerCase());
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
