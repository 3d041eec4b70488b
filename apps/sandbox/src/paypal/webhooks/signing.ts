import { randomBytes, randomUUID, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Forgery, WebhookEndpoint } from '../../webhooks/delivery.js';
import type { PaypalWorld } from '../world.js';
import { instantOf } from '../world.js';
import type { CertificateDocument } from './certificate.js';

const ALGORITHM = 'SHA256withRSA';
const SIGNATURE_BYTES = 256;
const YEAR_MS = 365 * 86_400_000;

/** What is proved of a message: who sent what, when, to which webhook. */
export interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  readonly body: string;
}

const signed = ({ id, time, webhookId, body }: Transmission): Buffer =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`, 'utf8');

/** Whether a certificate's key made this signature. */
export const isProved = (transmission: Transmission, signature: string, certificate: CertificateDocument): boolean =>
  verify('sha256', signed(transmission), certificate.certificate, Buffer.from(signature, 'base64'));

/** The address of a certificate. */
export const certificateUrl = (world: PaypalWorld, id: string): string => `${world.base}/v1/notifications/certs/${id}`;

/** One webhook as the engine of deliveries knows it. */
export const paypalEndpoint = (world: PaypalWorld, name: string, webhookId: string, url: string): WebhookEndpoint => ({
  name,
  url,
  sign(body: string, forgery: Forgery | null) {
    const certificate = world.certificates.current();
    const transmission: Transmission = { id: randomUUID(), time: instantOf(Date.now()), webhookId, body };
    const signature =
      forgery === 'bad_signature'
        ? randomBytes(SIGNATURE_BYTES)
        : sign('sha256', signed(transmission), certificate.privateKey);
    return {
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmission.id,
        // The time is signed too: another one is told than the one that was signed.
        'paypal-transmission-time': forgery === 'stale_timestamp' ? instantOf(Date.now() - YEAR_MS) : transmission.time,
        'paypal-transmission-sig': signature.toString('base64'),
        'paypal-cert-url': certificateUrl(world, certificate.id),
        'paypal-auth-algo': ALGORITHM,
        'paypal-auth-version': 'v2',
      },
      body: forgery === 'altered_body' ? body.replace('"resource":', '"altered":1,"resource":') : body,
    };
  },
});
