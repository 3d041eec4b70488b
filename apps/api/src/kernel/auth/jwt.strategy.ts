import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy, type StrategyOptionsWithRequest } from 'passport-jwt';
import { Config } from '../config/config.js';
import type { Identity } from '../http/request.js';
import { ALGORITHM, ISSUER, tokenKey } from './tokens.js';
import { VerifiedTokens, type VerifiedClaims } from './verified-tokens.js';

/**
 * Of bytes the library tries with each call whether they are a public key, which costs more than all the rest of a
 * small call; a key object is taken as it is. Its types do not name it.
 */
const preparedKey = (config: Config): Buffer => createSecretKey(tokenKey(config)) as unknown as Buffer;

/** The bearer token of a request; null without one. */
export const bearerOf = ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | null =>
  authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null;

/** Verifies the bearer token of the Authorization header, and nothing else (SEC-4), and looks its session up. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: Config,
    private readonly verified: VerifiedTokens,
  ) {
    const options: StrategyOptionsWithRequest = {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: preparedKey(config),
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: ['web', 'admin'],
      passReqToCallback: true,
    };
    super(options);
  }

  async validate(request: FastifyRequest, claims: VerifiedClaims): Promise<Identity | false> {
    const token = bearerOf(request);
    if (token !== null) this.verified.remember(token, claims);
    return (await this.verified.identityOf(claims)) ?? false;
  }
}
