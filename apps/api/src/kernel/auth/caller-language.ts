import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { languageParameter, wantedLanguage } from '../i18n/wanted-language.js';
import { SiteLanguages } from '../i18n/site-languages.js';
import { bearerOf } from './jwt.strategy.js';
import { BodyTokens } from './token-verification.js';
import { VerifiedTokens } from './verified-tokens.js';

/** The language of calls that are refused before the guard has asked who calls: a body that cannot be read. */
@Injectable()
export class CallerLanguage {
  private readonly tokens: BodyTokens;

  constructor(
    config: Config,
    private readonly verified: VerifiedTokens,
    private readonly languages: SiteLanguages,
  ) {
    this.tokens = new BodyTokens(config, ['web', 'admin']);
  }

  async of(request: FastifyRequest): Promise<Language> {
    const named = languageParameter(request.query) !== undefined;
    const wanted = wantedLanguage(request, named ? undefined : await this.ownOf(request));
    return request.url.includes('/admin/') ? wanted : this.languages.spoken(wanted);
  }

  private async ownOf(request: FastifyRequest): Promise<Language | undefined> {
    const token = bearerOf(request);
    if (token === null) return undefined;
    const claims = this.verified.find(token) ?? (await this.tokens.claimsOf(token));
    return claims === null ? undefined : (await this.verified.identityOf(claims))?.language;
  }
}
