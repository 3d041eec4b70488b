import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { objectOf } from '../http/provider-http.js';
import { redacted } from '../http/redacted.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';
import { ShuftiClient } from './shufti-client.js';

/** Callbacks of Shufti Pro. What they say is read again: a signature without a time in it can be sent twice. */
@Injectable()
export class ShuftiInbound implements InboundPort {
  readonly provider = 'shufti';
  readonly methods = ['POST'] as const;
  readonly endpoints = ['callback'] as const;
  /** Hits of a screening make a callback long. */
  readonly limitBytes = 1024 * 1024;
  private readonly isLive: boolean;
  private readonly secret: string;

  constructor(
    private readonly client: ShuftiClient,
    config: Config,
  ) {
    this.isLive = config.NODE_ENV === 'production';
    this.secret = config.SHUFTI_SECRET ?? '';
  }

  verify({ raw, headers }: InboundMessage): Verdict {
    if (!this.client.isProved(raw, String(headers['signature'] ?? ''))) return { ok: false, why: 'signature' };
    const body = objectOf(raw);
    const reference: unknown = body?.['reference'];
    const event: unknown = body?.['event'];
    if (body === null || typeof reference !== 'string' || typeof event !== 'string') return { ok: false, why: 'shape' };
    return {
      ok: true,
      deliveryId: createHash('sha256').update(`${reference}\n${event}\n`).update(raw).digest('hex'),
      proof: 'signature',
      type: event.slice(0, 100),
      live: this.isLive,
      objectId: reference.slice(0, 250),
      keep: JSON.stringify(redacted(body, [this.secret])),
      hints: [{ kind: 'identity', ref: reference.slice(0, 250) }],
    };
  }
}
