import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy, type StrategyOptionsWithRequest } from 'passport-jwt';
import { Config } from '../config/config.js';
import type { Identity } from '../http/request.js';
import { verification } from './token-verification.js';
import { VerifiedTokens, type VerifiedClaims } from './verified-tokens.js';

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
      ...verification(config),
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
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
