import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../config/config.js';
import { HALF_KINDS, type HalfKind, type TokenClaims } from './token-claims.js';
import { ALGORITHM, BodyTokens, ISSUER, tokenKey } from './token-verification.js';

export const HALF_TOKEN_SECONDS = 300;

/** A token only refers to a session row; its algorithm, issuer and audience are pinned (SEC-1). */
@Injectable()
export class Tokens {
  private readonly key: Buffer;
  private readonly halves: BodyTokens;

  constructor(
    config: Config,
    private readonly jwt: JwtService,
  ) {
    this.key = tokenKey(config);
    this.halves = new BodyTokens(config, [...HALF_KINDS]);
  }

  forSession(sessionId: string, kind: 'web' | 'admin', expiresAt: Date): string {
    return this.sign({ sid: sessionId, kind }, Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)));
  }

  /** After the password, before the code: of a code step of the site, or of an admin. */
  half(id: string, kind: HalfKind): string {
    return this.sign({ sid: id, kind }, HALF_TOKEN_SECONDS);
  }

  /** The subject of a half token, or null for another, a forged or an expired token. */
  async readHalf(token: string, kind: HalfKind): Promise<string | null> {
    const claims = await this.halves.claimsOf(token);
    return claims?.kind === kind && claims.aud === kind ? claims.sid : null;
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
