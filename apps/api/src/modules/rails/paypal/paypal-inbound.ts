import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { ProviderHint } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import { askProvider, objectOf } from '../http/provider-http.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';
import type { PaypalObject } from './paypal-client.js';
import { listIn, objectIn, textIn } from './paypal-shapes.js';

const ALGORITHM = 'SHA256withRSA';
/** Certificates are few; more than that are none of PayPal's. */
const MOST_CERTIFICATES = 8;

const header = (headers: InboundMessage['headers'], name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Messages of PayPal, proved without asking it: a signature over id, time, our webhook's id and the CRC-32 of the body,
 * by a certificate that is loaded from PayPal's own host alone (developer.paypal.com/api/rest/webhooks/rest).
 */
@Injectable()
export class PaypalInbound implements InboundPort {
  readonly provider = 'paypal';
  readonly methods = ['POST'] as const;
  readonly endpoints = ['events'] as const;
  readonly limitBytes = 256 * 1024;
  private readonly isLive: boolean;
  private readonly host: string;
  private readonly certificates = new Map<string, X509Certificate>();

  constructor(private readonly config: Config) {
    this.isLive = config.NODE_ENV === 'production';
    this.host = new URL(config.PAYPAL_URL).host;
  }

  async verify({ raw, headers }: InboundMessage): Promise<Verdict> {
    const forged: Verdict = { ok: false, why: 'signature' };
    if (header(headers, 'paypal-auth-algo') !== ALGORITHM || !this.config.PAYPAL_WEBHOOK_ID) return forged;
    const certificate = await this.certificate(header(headers, 'paypal-cert-url'));
    if (certificate === null) return forged;
    const signed = [
      header(headers, 'paypal-transmission-id'),
      header(headers, 'paypal-transmission-time'),
      this.config.PAYPAL_WEBHOOK_ID,
      crc32(raw),
    ].join('|');
    const signature = Buffer.from(header(headers, 'paypal-transmission-sig'), 'base64');
    if (!verify('RSA-SHA256', Buffer.from(signed), certificate.publicKey, signature)) return forged;
    const body = objectOf(raw);
    const id = textIn(body, 'id');
    const type = textIn(body, 'event_type');
    if (body === null || id === null || type === null) return { ok: false, why: 'shape' };
    const resource = objectIn(body, 'resource');
    return {
      ok: true,
      // The same event is delivered again under another transmission.
      deliveryId: id.slice(0, 200),
      proof: 'signature',
      type: type.slice(0, 100),
      live: this.isLive,
      objectId: textIn(resource, 'id')?.slice(0, 250) ?? null,
      keep: raw.toString('utf8'),
      hints: hintsOf(type, resource),
    };
  }

  /** Of PayPal's own host, or of the address that stands in its place; any other host could sign what it likes. */
  private async certificate(address: string): Promise<X509Certificate | null> {
    const known = this.certificates.get(address);
    if (known !== undefined) return known;
    if (!URL.canParse(address)) return null;
    const { host, protocol } = new URL(address);
    const isPaypal = protocol === 'https:' && /(^|\.)paypal\.com$/.test(host);
    if (!isPaypal && host !== this.host) return null;
    const answer = await askProvider({ url: address, method: 'GET', headers: {} });
    if (answer.kind !== 'answer' || answer.status !== 200) return null;
    const certificate = parsed(answer.raw);
    if (certificate === null || this.certificates.size >= MOST_CERTIFICATES) return certificate;
    this.certificates.set(address, certificate);
    return certificate;
  }
}

/** Null for what is no certificate, or one that is not valid today. */
function parsed(raw: Buffer): X509Certificate | null {
  try {
    const certificate = new X509Certificate(raw);
    const now = Date.now();
    const isValid = Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo);
    return isValid ? certificate : null;
  } catch {
    return null;
  }
}

function hintsOf(type: string, resource: PaypalObject | null): ProviderHint[] {
  if (type.startsWith('PAYMENT.PAYOUTS')) {
    const batch = textIn(resource, 'payout_batch_id') ?? textIn(objectIn(resource, 'batch_header'), 'payout_batch_id');
    return batch === null ? [] : [{ kind: 'account_payout', ref: batch }];
  }
  const id = textIn(resource, 'id');
  if (id === null) {
    const dispute = textIn(resource, 'dispute_id');
    return dispute === null ? [] : [{ kind: 'dispute', ref: dispute }];
  }
  if (type.startsWith('CHECKOUT.ORDER.') || type.startsWith('CHECKOUT.PAYMENT-APPROVAL.'))
    return [{ kind: 'collection', ref: id }];
  if (type === 'PAYMENT.CAPTURE.REFUNDED') return [{ kind: 'refund', ref: id }];
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    const order = textIn(objectIn(objectIn(resource, 'supplementary_data'), 'related_ids'), 'order_id');
    return order === null ? [{ kind: 'payment', ref: id }] : [{ kind: 'collection', ref: order }];
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return listIn(resource, 'disputed_transactions').length === 0 ? [] : [{ kind: 'dispute', ref: id }];
  }
  return [];
}
