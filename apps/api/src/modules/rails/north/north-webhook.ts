import { createDecipheriv } from 'node:crypto';

export type NorthWebhookFormat = 'iv_first_base64' | 'iv_first_hex' | 'zero_iv_base64' | 'zero_iv_hex' | 'plain';

const IV_BYTES = 16;
const CIPHER = 'aes-256-cbc';

type Decoder = (text: string) => { iv: Buffer; sealed: Buffer };

const ivFirst =
  (encoding: 'base64' | 'hex'): Decoder =>
  (text) => {
    const bytes = Buffer.from(text, encoding);
    return { iv: bytes.subarray(0, IV_BYTES), sealed: bytes.subarray(IV_BYTES) };
  };
const zeroIv =
  (encoding: 'base64' | 'hex'): Decoder =>
  (text) => ({ iv: Buffer.alloc(IV_BYTES), sealed: Buffer.from(text, encoding) });

/** How a message may be put together: the provider names the cipher and nothing else. */
const DECODERS: Readonly<Record<Exclude<NorthWebhookFormat, 'plain'>, Decoder>> = {
  iv_first_base64: ivFirst('base64'),
  iv_first_hex: ivFirst('hex'),
  zero_iv_base64: zeroIv('base64'),
  zero_iv_hex: zeroIv('hex'),
};

/** The text of an encrypted message; null where this key does not open it. */
export function openMessage(raw: Buffer, format: Exclude<NorthWebhookFormat, 'plain'>, key: string): string | null {
  try {
    const { iv, sealed } = DECODERS[format](raw.toString('utf8').trim());
    if (sealed.length === 0) return null;
    const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'hex'), iv);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    // A wrong key, a wrong form and an altered message look the same: none of them is the provider's.
    return null;
  }
}
