import { randomBytes } from 'node:crypto';
import speakeasy from 'speakeasy';

const STEP_SECONDS = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits: speakeasy's generator is biased and not base32 by default. */
export const newTotpSecret = (): string => totpSecretOf(randomBytes(20));

/** The 160 bits of a secret as base32. */
export function totpSecretOf(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** The otpauth URL: the issuer is in path and query, each part encoded. */
export function otpauthUrl(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}

/**
 * Of squares most lines are as the one above: half the time of trying all five filters, and a smaller picture. The last
 * options are those of pngjs, which draws it.
 */
const PICTURE = { margin: 1, rendererOpts: { filterType: 2, deflateStrategy: 0, deflateLevel: 6 } };

/** The same as a picture to scan: a data address of a PNG. */
export async function scannable(url: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toDataURL(url, PICTURE);
}

/**
 * The time step a code belongs to, one step of drift allowed, or null. Codes run on real time. speakeasy compares
 * numbers, not text, and accepts blanks and signs; so the form of code and secret is checked first.
 */
export function acceptedStep(secret: string, code: string, atMilliseconds = Date.now()): bigint | null {
  if (!/^\d{6}$/.test(code) || !/^[A-Z2-7]{32,}$/.test(secret)) return null;
  const verdict = speakeasy.totp.verifyDelta({
    secret,
    token: code,
    encoding: 'base32',
    algorithm: 'sha1',
    digits: 6,
    step: STEP_SECONDS,
    window: 1,
    time: Math.floor(atMilliseconds / 1000),
  });
  if (verdict === undefined || verdict === null) return null;
  return BigInt(Math.floor(atMilliseconds / 1000 / STEP_SECONDS) + verdict.delta);
}
