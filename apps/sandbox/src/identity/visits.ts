import { createHash, randomBytes } from 'node:crypto';
import type { Collection, Store } from '../core/store.js';
import type { ProviderName, Scenario } from './providers.js';

/** One visit to a consent page that was allowed: known by its code, and later by its access token. */
export interface Visit {
  readonly provider: ProviderName;
  readonly redirectUri: string;
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly scenario: Scenario;
}

const random = (): string => randomBytes(24).toString('base64url');

/** Codes are good once; what a code was good for lives on under the access token. */
export class Visits {
  private readonly codes: Collection<Visit>;
  private readonly tokens: Collection<Visit>;

  constructor(store: Store) {
    this.codes = store.collection('identity_codes');
    this.tokens = store.collection('identity_tokens');
  }

  /** The same address is the same person, to each provider under a subject of its own. */
  static subjectOf(provider: ProviderName, email: string): string {
    return createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('hex').slice(0, 21);
  }

  allow(visit: Visit): string {
    const code = random();
    this.codes.put(code, visit);
    return code;
  }

  /** Takes the code for a token; null for a code that is unknown, used, or another visit's. */
  exchange(code: string, redirectUri: string, verifier: string | null): { token: string; visit: Visit } | null {
    const visit = this.codes.get(code);
    this.codes.delete(code);
    if (visit === undefined || visit.redirectUri !== redirectUri) return null;
    if (visit.challenge !== null) {
      const given = createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url');
      if (given !== visit.challenge) return null;
    }
    const token = random();
    this.tokens.put(token, visit);
    return { token, visit };
  }

  of(token: string): Visit | undefined {
    return this.tokens.get(token);
  }
}
