import type { Collection, Store } from '../../core/store.js';

interface KeptKey {
  /** What was made under the key. */
  readonly made: string;
  /** Business time in milliseconds. */
  readonly at: number;
}

/**
 * What was made under each `PayPal-Request-Id`. A repeat is answered with the latest state of what the first call made,
 * whatever it asks for; a call that failed leaves no key behind.
 */
export class RequestKeys {
  private readonly kept: Collection<KeptKey>;

  constructor(store: Store) {
    this.kept = store.collection('paypal_request_keys');
  }

  find(scope: string, key: string, now: number, lifeMs: number): string | undefined {
    const known = this.kept.get(`${scope}\n${key}`);
    return known !== undefined && now - known.at < lifeMs ? known.made : undefined;
  }

  keep(scope: string, key: string, made: string, now: number): void {
    this.kept.put(`${scope}\n${key}`, { made, at: now });
  }
}
