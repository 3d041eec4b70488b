import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ProviderHint } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import { objectOf } from '../http/provider-http.js';
import { redacted } from '../http/redacted.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';
import { refOf } from './north-escrow-shapes.js';
import { findText, type Fields } from './north-shapes.js';
import { openMessage } from './north-webhook.js';

const METHOD = /^[A-Za-z]{3,60}$/;
const PARTY = /^[A-Za-z0-9]{2,40}$/;

/** The trade of a message, as a payment refers to it; null where it is about none. */
function tradeIn(body: Fields): string | null {
  const [accountId, tradeId] = [findText(body, 'accountId'), findText(body, 'tradeId')];
  return PARTY.test(accountId) && PARTY.test(tradeId) ? refOf(accountId, tradeId) : null;
}

/** Money that comes back may have been there already: then it is taken back as well. The payment is read first. */
const aboutTrade = (ref: string, body: Fields): ProviderHint[] => [
  { kind: 'collection', ref },
  ...(findText(body, 'fundStatus').toLowerCase() === 'returned' ? [{ kind: 'dispute' as const, ref }] : []),
  ...(/^unwind/i.test(findText(body, 'orderStatus')) ? [{ kind: 'refund' as const, ref }] : []),
];

/**
 * Messages of North Capital: one address a method, its reply as the body. The encryption is all that proves them, so what
 * they say is read again; unencrypted ones are taken outside production alone.
 */
@Injectable()
export class NorthInbound implements InboundPort {
  readonly provider = 'north';
  readonly methods = ['POST'] as const;
  readonly endpoints = 'any';
  readonly limitBytes = 1024 * 1024;
  private readonly isLive: boolean;
  private readonly secrets: readonly string[];

  constructor(private readonly config: Config) {
    this.isLive = config.NODE_ENV === 'production';
    this.secrets = [config.NORTH_API_KEY ?? '', config.NORTH_WEBHOOK_KEY ?? ''];
  }

  verify({ raw, endpoint }: InboundMessage): Verdict {
    const { NORTH_WEBHOOK_FORMAT: format, NORTH_WEBHOOK_KEY: key } = this.config;
    if (!METHOD.test(endpoint)) return { ok: false, why: 'shape' };
    if (format === 'plain' && this.isLive) return { ok: false, why: 'signature' };
    const text = format === 'plain' ? raw.toString('utf8') : key === undefined ? null : openMessage(raw, format, key);
    const body = text === null ? null : objectOf(Buffer.from(text));
    if (body === null) return { ok: false, why: 'signature' };
    const partyId = findText(body, 'partyId');
    const isParty = PARTY.test(partyId);
    const trade = tradeIn(body);
    return {
      ok: true,
      deliveryId: createHash('sha256').update(`${endpoint}\n`).update(JSON.stringify(body)).digest('hex'),
      proof: format === 'plain' ? 'none' : 'encrypted',
      type: endpoint,
      live: this.isLive,
      objectId: trade ?? (isParty ? partyId : null),
      keep: JSON.stringify(redacted(body, this.secrets)),
      hints: trade !== null ? aboutTrade(trade, body) : isParty ? [{ kind: 'identity', ref: partyId }] : [],
    };
  }
}
