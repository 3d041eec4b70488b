import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../config/config.js';
import type { Identity } from '../http/request.js';
import { Sessions } from './sessions.js';
import { ALGORITHM, ISSUER, tokenKey, type TokenClaims } from './tokens.js';

/**
 * Of bytes the library tries with each call whether they are a public key, which costs more than all the rest of a small
 * call; a key object is taken as it is. Its types do not name it.
 */
const preparedKey = (config: Config): Buffer => createSecretKey(tokenKey(config)) as unknown as Buffer;

/** Reads the bearer token of the Authorization header, and nothing else (S4), and looks its session up. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: Config,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: preparedKey(config),
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ['web', 'admin'],
    });
  }

  /** Audience, kind of the token and kind of the session are one and the same (S25). */
  async validate(claims: TokenClaims & { aud: string }): Promise<Identity | false> {
    if (claims.aud !== claims.kind) return false;
    const identity = await this.sessions.find(claims.sid);
    return identity !== null && identity.kind === claims.kind ? identity : false;
  }
}
