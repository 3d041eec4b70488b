import { randomBytes } from 'node:crypto';
import type { SandboxClock } from './clock.js';
import type { Collection, Store } from './store.js';

interface TokenDocument {
  readonly token: string;
  readonly until: number;
}

/** The access tokens that were given out; each ends on the clock. */
export class Tokens {
  private readonly tokens: Collection<TokenDocument>;

  constructor(
    store: Store,
    private readonly clock: SandboxClock,
    provider: string,
    private readonly beginning: string,
  ) {
    this.tokens = store.collection(`${provider}_tokens`);
  }

  issue(seconds: number): string {
    for (const ended of this.tokens.all()) if (!this.isGood(ended.token)) this.tokens.delete(ended.token);
    const token = `${this.beginning}${randomBytes(48).toString('base64url')}`;
    this.tokens.put(token, { token, until: this.clock.now() + seconds * 1000 });
    return token;
  }

  isGood(token: string): boolean {
    return (this.tokens.get(token)?.until ?? 0) > this.clock.now();
  }

  /** Ends every token at once, as happens when a secret is changed. */
  endAll(): void {
    this.tokens.clear();
  }
}
