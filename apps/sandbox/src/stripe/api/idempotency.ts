import { createHash } from 'node:crypto';
import type { Collection, Store } from '../../core/store.js';
import { StripeFailure } from './failure.js';

export interface KeptAnswer {
  readonly fingerprint: string;
  /** The request that was answered first. */
  readonly requestId: string;
  /** Business time in milliseconds. */
  readonly at: number;
  readonly status: number;
  readonly body: string;
}

/** What a call under an idempotency key should do: run, or answer as the first one did. */
export type Claim = { readonly kind: 'run' } | { readonly kind: 'replay'; readonly answer: KeptAnswer };

const LONGEST_KEY = 255;
/** Stripe may forget a key after 24 hours; this one does, to the millisecond. */
const REMEMBERED_MS = 86_400_000;

const idOf = (scope: string, key: string): string => `${scope}:${key}`;

/** The digest by which two calls under one key are the same call. */
export function fingerprintOf(method: string, url: string, body: string): string {
  const fields = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([method, url, fields]))
    .digest('hex');
}

/** Remembers what was answered under each idempotency key (https://docs.stripe.com/api/idempotent_requests). */
export class IdempotencyKeys {
  private readonly kept: Collection<KeptAnswer>;
  private readonly inUse = new Set<string>();

  constructor(store: Store) {
    this.kept = store.collection<KeptAnswer>('stripe_idempotency');
  }

  /**
   * Claims a key within a `scope` (the account acted for); 400 when it was used for something else, 409 while the first
   * call is still running. `now` is business time in milliseconds.
   */
  claim(scope: string, key: string, fingerprint: string, now: number): Claim {
    const id = idOf(scope, key);
    if (key.length > LONGEST_KEY) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Idempotency keys can be up to ${LONGEST_KEY} characters long.`,
      });
    }
    const kept = this.kept.get(id);
    const answer = kept && now - kept.at < REMEMBERED_MS ? kept : undefined;
    if (answer && answer.fingerprint !== fingerprint) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (answer) return { kind: 'replay', answer };
    if (this.inUse.has(id)) {
      throw new StripeFailure(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this idempotent key (${key}).`,
      });
    }
    this.inUse.add(id);
    return { kind: 'run' };
  }

  keep(scope: string, key: string, answer: KeptAnswer): void {
    this.kept.put(idOf(scope, key), answer);
  }

  release(scope: string, key: string): void {
    this.inUse.delete(idOf(scope, key));
  }
}
