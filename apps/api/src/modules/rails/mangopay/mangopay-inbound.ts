import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ProviderHint } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';

const EVENT = /^[A-Z_]{3,80}$/;
const RESOURCE = /^[A-Za-z0-9_-]{1,80}$/;
const NO_PATH = 'none';
const WHEN = /^\d{1,12}$/;

/** What each kind of event is about. */
const KIND_OF_EVENT = {
  PAYIN_NORMAL_SUCCEEDED: 'pay_in',
  PAYIN_NORMAL_FAILED: 'pay_in',
  PAYOUT_NORMAL_SUCCEEDED: 'pay_out',
  PAYOUT_NORMAL_FAILED: 'pay_out',
  /** By the id of what was given back. */
  PAYOUT_REFUND_SUCCEEDED: 'pay_out',
  USER_KYC_REGULAR: 'wallet_owner',
} as const satisfies Record<string, ProviderHint['kind']>;

/** The events that Mangopay is asked to tell of. */
export const HOOK_EVENTS: readonly string[] = Object.keys(KIND_OF_EVENT);

/** The last part of the hooks' address. It proves nothing; it keeps out those who do not know it. */
export const hookPath = ({ APP_SECRET: secret }: Config): string =>
  createHmac('sha256', secret).update('mangopay.hooks').digest('hex').slice(0, 32);

/** Hooks of Mangopay: a GET without a signature. Nothing in it is believed: what it is about is read. */
@Injectable()
export class MangopayInbound implements InboundPort {
  readonly provider = 'mangopay';
  readonly methods = ['GET'] as const;
  readonly endpoints: readonly string[];
  readonly limitBytes = 1024;
  private readonly isLive: boolean;
  private readonly path: string;

  constructor(config: Config) {
    this.isLive = config.NODE_ENV === 'production';
    this.path = hookPath(config);
    // The first is meant where the address has no last part.
    this.endpoints = [NO_PATH, this.path];
  }

  verify({ query, endpoint }: InboundMessage): Verdict {
    if (endpoint !== this.path) return { ok: false, why: 'signature' };
    const [type, resource, when] = ['EventType', 'RessourceId', 'Date'].map((name) => query.get(name) ?? '');
    if (!EVENT.test(type ?? '') || !RESOURCE.test(resource ?? '') || !WHEN.test(when ?? ''))
      return { ok: false, why: 'shape' };
    const words = `${type}\n${resource}\n${when}`;
    return {
      ok: true,
      deliveryId: createHash('sha256').update(words).digest('hex'),
      proof: 'none',
      type: type ?? '',
      live: this.isLive,
      objectId: resource ?? '',
      keep: query.toString(),
      hints: hintsOf(type ?? '', resource ?? ''),
    };
  }
}

const isKnown = (type: string): type is keyof typeof KIND_OF_EVENT => Object.hasOwn(KIND_OF_EVENT, type);

const hintsOf = (type: string, ref: string): ProviderHint[] =>
  isKnown(type) ? [{ kind: KIND_OF_EVENT[type], ref }] : [];
