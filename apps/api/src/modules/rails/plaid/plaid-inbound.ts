import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ProviderHint } from '@cairn/contracts';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { Config } from '../../../kernel/config/config.js';
import { objectOf } from '../http/provider-http.js';
import type { InboundMessage, InboundPort, Verdict } from '../ports/inbound.port.js';
import { PlaidClient } from './plaid-client.js';

const ALGORITHM = 'ES256';
const OLDEST = '5 min';
/** Keys are few; more than that are none of Plaid's. */
const MOST_KEYS = 8;
/** A key that Plaid has replaced is asked for again after this time. */
const KEY_LIFE_MILLISECONDS = 24 * 3_600_000;

type VerifyKey = Awaited<ReturnType<typeof importJWK>>;

const textIn = (body: Record<string, unknown>, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' ? value : null;
};

/**
 * Messages of Plaid: a JWT in a header, by ES256 with a key that Plaid is asked for, over the hash of the raw bytes and
 * not older than five minutes (plaid.com/docs/api/webhooks/webhook-verification).
 */
@Injectable()
export class PlaidInbound implements InboundPort {
  readonly provider = 'plaid';
  readonly methods = ['POST'] as const;
  readonly endpoints = ['events'] as const;
  readonly limitBytes = 256 * 1024;
  private readonly isLive: boolean;
  private readonly keys = new Map<string, { key: VerifyKey; until: number }>();

  constructor(
    private readonly client: PlaidClient,
    config: Config,
  ) {
    this.isLive = config.NODE_ENV === 'production';
  }

  async verify({ raw, headers }: InboundMessage): Promise<Verdict> {
    const token = headers['plaid-verification'];
    if (typeof token !== 'string') return { ok: false, why: 'signature' };
    const hash = createHash('sha256').update(raw).digest('hex');
    const why = await this.fault(token, hash);
    if (why !== null) return { ok: false, why };
    const body = objectOf(raw);
    const type = body === null ? null : textIn(body, 'webhook_type');
    const code = body === null ? null : textIn(body, 'webhook_code');
    if (body === null || type === null || code === null) return { ok: false, why: 'shape' };
    const link = textIn(body, 'link_token');
    const item = textIn(body, 'item_id');
    return {
      ok: true,
      // Plaid gives its messages no id. The same words about the same thing are one message only within the signature
      // that says when they were written: an item may break twice.
      deliveryId: createHash('sha256')
        .update(`${hash}.${token.split('.')[1]}`)
        .digest('hex'),
      proof: 'signature',
      type: `${type}.${code}`.slice(0, 100),
      live: this.isLive,
      objectId: (link ?? item)?.slice(0, 250) ?? null,
      keep: JSON.stringify({ ...body, public_token: undefined, public_tokens: undefined }),
      hints: hintsOf(type, link, item),
    };
  }

  /** Null for a token of Plaid's over these bytes; otherwise why not. */
  private async fault(token: string, hash: string): Promise<'signature' | 'stale' | null> {
    try {
      const { alg, kid } = decodeProtectedHeader(token);
      if (alg !== ALGORITHM || typeof kid !== 'string') return 'signature';
      const key = await this.key(kid);
      if (key === null) return 'signature';
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], maxTokenAge: OLDEST });
      const claimed = payload['request_body_sha256'];
      const isSame =
        typeof claimed === 'string' &&
        claimed.length === hash.length &&
        timingSafeEqual(Buffer.from(claimed), Buffer.from(hash));
      return isSame ? null : 'signature';
    } catch (error) {
      return error instanceof Error && 'claim' in error && error.claim === 'iat' ? 'stale' : 'signature';
    }
  }

  /** Null for an id that is none of Plaid's keys, and while Plaid cannot be asked: the message comes again. */
  private async key(id: string): Promise<VerifyKey | null> {
    const now = Date.now();
    const known = this.keys.get(id);
    if (known !== undefined && known.until > now) return known.key;
    const outcome = await this.client.call((api) => api.webhookVerificationKeyGet({ key_id: id }));
    if (outcome.kind !== 'ok') return null;
    const { kty, crv, x, y, expired_at: expired } = outcome.value.key;
    const key = await importJWK({ kty, crv, x, y }, ALGORITHM);
    const [oldest] = this.keys.keys();
    if (this.keys.size >= MOST_KEYS && oldest !== undefined) this.keys.delete(oldest);
    // One that was replaced still proves what is on the way, and is not kept.
    if (expired === null) this.keys.set(id, { key, until: now + KEY_LIFE_MILLISECONDS });
    return key;
  }
}

/** What the message is about is read from Plaid. */
function hintsOf(type: string, link: string | null, item: string | null): ProviderHint[] {
  if (type === 'LINK' && link !== null) return [{ kind: 'bank_session', ref: link }];
  return item === null ? [] : [{ kind: 'bank_link', ref: item }];
}
