import { Injectable } from '@nestjs/common';
import type { Identity } from '../http/request.js';
import { Sessions } from './sessions.js';
import type { TokenClaims } from './token-claims.js';

/** The claims of a session's token once its signature, issuer and audience are verified. */
export interface VerifiedClaims extends TokenClaims {
  aud: string;
  /** Seconds since 1970. */
  exp: number;
}

const ENTRIES = 10_000;

/**
 * The same token comes with every call of a session, and checking its signature costs as much as the rest of a small
 * call; so it is checked once a process. Whether the session is still open is checked each time.
 */
@Injectable()
export class VerifiedTokens {
  private readonly claims = new Map<string, VerifiedClaims>();

  constructor(private readonly sessions: Sessions) {}

  /** Claims of a token that was verified before and has not run out; null when it has to be verified. */
  find(token: string, now = Date.now()): VerifiedClaims | null {
    const claims = this.claims.get(token);
    if (claims === undefined) return null;
    if (claims.exp * 1000 > now) return claims;
    this.claims.delete(token);
    return null;
  }

  remember(token: string, claims: VerifiedClaims): void {
    if (this.claims.size >= ENTRIES) this.claims.clear();
    this.claims.set(token, claims);
  }

  /** Who calls; null when the session has ended. Audience, kind of token and kind of session are one (SEC-25). */
  async identityOf({ aud, kind, sid }: TokenClaims): Promise<Identity | null> {
    if (aud !== kind) return null;
    const identity = await this.sessions.find(sid);
    return identity?.kind === kind ? identity : null;
  }
}
