import { createCipheriv, randomBytes } from 'node:crypto';
import type { Forgery, WebhookEndpoint } from '../webhooks/delivery.js';

const IV_BYTES = 16;

const encrypted = (text: string, key: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
};

/** One address a method. The encryption is all that proves a message: a forged one is encrypted with another key. */
export const northEndpoint = (name: string, url: string, key: string, isEncrypted: () => boolean): WebhookEndpoint => ({
  name,
  url,
  sign(body: string, forgery: Forgery | null) {
    if (!isEncrypted()) return { headers: { 'content-type': 'application/json' }, body };
    const own = Buffer.from(key, 'hex');
    const bytes = encrypted(body, forgery === null || forgery === 'altered_body' ? own : randomBytes(own.length));
    // Half of an encrypted text does not open.
    const sent = forgery === 'altered_body' ? bytes.subarray(0, bytes.length - 7) : bytes;
    return { headers: { 'content-type': 'application/json' }, body: sent.toString('base64') };
  },
});
