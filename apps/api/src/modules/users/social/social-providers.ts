import { Injectable } from '@nestjs/common';
import type { SocialProviderName } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { FacebookProvider } from './facebook-provider.js';
import { OidcProvider } from './oidc-provider.js';
import type { SocialProvider } from './social-provider.js';

/** One page takes back the visitors of all three (the specification's route). */
const CALLBACK = '/linkedin';

/** The identity providers that this site has set up; one without a client is not offered. */
@Injectable()
export class SocialProviders {
  private readonly providers: ReadonlyMap<SocialProviderName, SocialProvider>;

  constructor(config: Config) {
    const redirectUri = `${config.PUBLIC_URL}${CALLBACK}`;
    const providers: SocialProvider[] = [];
    if (config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET) {
      providers.push(
        new OidcProvider({
          name: 'google',
          issuer: config.GOOGLE_ISSUER,
          clientId: config.GOOGLE_CLIENT_ID,
          clientSecret: config.GOOGLE_CLIENT_SECRET,
          redirectUri,
          hasNonce: true,
          hasPkce: true,
        }),
      );
    }
    if (config.LINKEDIN_CLIENT_ID && config.LINKEDIN_CLIENT_SECRET) {
      providers.push(
        new OidcProvider({
          name: 'linkedin',
          issuer: config.LINKEDIN_ISSUER,
          clientId: config.LINKEDIN_CLIENT_ID,
          clientSecret: config.LINKEDIN_CLIENT_SECRET,
          redirectUri,
          hasNonce: false,
          hasPkce: false,
        }),
      );
    }
    if (config.FACEBOOK_CLIENT_ID && config.FACEBOOK_CLIENT_SECRET) {
      providers.push(
        new FacebookProvider({
          dialogUrl: config.FACEBOOK_DIALOG_URL,
          graphUrl: config.FACEBOOK_GRAPH_URL,
          clientId: config.FACEBOOK_CLIENT_ID,
          clientSecret: config.FACEBOOK_CLIENT_SECRET,
          redirectUri,
        }),
      );
    }
    this.providers = new Map(providers.map((provider) => [provider.name, provider]));
  }

  offered(): SocialProviderName[] {
    return [...this.providers.keys()];
  }

  /** @throws auth.social_unavailable for one that is not set up */
  require(name: SocialProviderName): SocialProvider {
    const provider = this.providers.get(name);
    if (provider === undefined) throw new DomainError('auth.social_unavailable');
    return provider;
  }
}
