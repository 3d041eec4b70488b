import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../config/config.js';

export const ISSUER = 'cairn';
export const ALGORITHM = 'HS256';

/** Of the code step of the site or the console, and of the last step with an account elsewhere. */
export type HalfKind = 'half-web' | 'half-admin' | 'half-social';

/** `half` is accepted by the code step alone (SEC-13). */
export type TokenKind = 'web' | 'admin' | HalfKind;

export interface TokenClaims {
  /** Session row; for a half token the code step, or the admin. */
  sid: string;
  kind: TokenKind;
}

export const tokenKey = (config: Config): Buffer =>
  Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'session-token', 32));

export const HALF_TOKEN_SECONDS = 300;

/** A token is only a pointer to a session row; its algorithm, issuer and audience are pinned (SEC-1). */
@Injectable()
export class Tokens {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly jwt: JwtService,
  ) {
    this.key = tokenKey(config);
  }

  forSession(sessionId: string, kind: 'web' | 'admin', expiresAt: Date): string {
    return this.sign({ sid: sessionId, kind }, Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)));
  }

  /** After the password, before the code: of a code step of the site, or of an admin. */
  half(id: string, kind: HalfKind): string {
    return this.sign({ sid: id, kind }, HALF_TOKEN_SECONDS);
  }

  /** What a half token names, or null when it is another token, forged or too old. */
  readHalf(token: string, kind: HalfKind): string | null {
    try {
      const claims = this.jwt.verify<TokenClaims>(token, {
        secret: this.key,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: kind,
      });
      return claims.kind === kind ? claims.sid : null;
    } catch {
      return null; // every reason is the same to the one who holds it
    }
  }

  private sign(claims: TokenClaims, expiresIn: number): string {
    return this.jwt.sign(claims, {
      secret: this.key,
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: claims.kind,
      expiresIn,
    });
  }
}
