import { createSecretKey, hkdfSync } from 'node:crypto';
import { Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { Config } from '../config/config.js';
import type { TokenClaims } from './token-claims.js';

export const ISSUER = 'cairn';
export const ALGORITHM = 'HS256';

export const tokenKey = (config: Config): Buffer =>
  Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'session-token', 32));

/**
 * By what passport-jwt verifies every token: key, algorithm and issuer are pinned (SEC-1).
 *
 * For bytes the library checks at each call whether they are a public key, which costs more than the rest of a
 * small call; a key object is taken as it is. Its types do not name it.
 */
export const verification = (
  config: Config,
): { secretOrKey: Buffer } & Pick<StrategyOptionsWithoutRequest, 'algorithms' | 'issuer'> => ({
  secretOrKey: createSecretKey(tokenKey(config)) as unknown as Buffer,
  algorithms: [ALGORITHM],
  issuer: ISSUER,
});

/** Verifies tokens in the body of a call without a guard. */
export class BodyTokens {
  private readonly strategy: Strategy;

  constructor(config: Config, audience: string[]) {
    this.strategy = new Strategy(
      { ...verification(config), audience, jwtFromRequest: ({ token }: { token: string }) => token },
      (claims: TokenClaims, done: (error: null, claims: TokenClaims) => void) => done(null, claims),
    );
  }

  /** A token's claims; null when it is forged, expired or for another audience: the answer is the same. */
  claimsOf(token: string): Promise<TokenClaims | null> {
    return new Promise((resolve) => {
      // As passport runs a strategy: each request has its own, which reports the outcome.
      const run = Object.create(this.strategy) as Strategy;
      run.success = (claims: TokenClaims) => resolve(claims);
      run.fail = () => resolve(null);
      run.error = () => resolve(null);
      run.authenticate({ token } as never);
    });
  }
}
