import { Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';
import type { SocialProviderName } from '@cairn/contracts';
import type { Return, SocialPerson, SocialProvider, Visit } from './social-provider.js';

export interface OidcOptions {
  name: Extract<SocialProviderName, 'google' | 'linkedin'>;
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** LinkedIn's tokens carry none, and it takes no challenge from every kind of application. */
  hasNonce: boolean;
  hasPkce: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Google and LinkedIn: OpenID Connect, discovered at first use; the token is checked against the provider's keys. */
export class OidcProvider implements SocialProvider {
  private readonly logger = new Logger('social');
  private discovered: Promise<Configuration> | null = null;

  constructor(private readonly options: OidcOptions) {}

  get name(): SocialProviderName {
    return this.options.name;
  }

  async authorizationUrl({ state, nonce, codeChallenge }: Visit): Promise<string> {
    const { redirectUri, hasNonce, hasPkce } = this.options;
    const url = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state,
      ...(hasNonce ? { nonce } : {}),
      ...(hasPkce ? { code_challenge: codeChallenge, code_challenge_method: 'S256' } : {}),
    });
    return url.toString();
  }

  async exchange({ code, state, nonce, codeVerifier }: Return): Promise<SocialPerson | null> {
    const { redirectUri, hasNonce, hasPkce } = this.options;
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    try {
      const configuration = await this.configuration();
      const tokens = await authorizationCodeGrant(configuration, back, {
        expectedState: state,
        idTokenExpected: true,
        ...(hasNonce ? { expectedNonce: nonce } : {}),
        ...(hasPkce ? { pkceCodeVerifier: codeVerifier } : {}),
      });
      const claims = tokens.claims();
      if (claims === undefined) return null;
      const person = 'email' in claims ? claims : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return {
        subject: claims.sub,
        email: text(person['email']).trim().toLowerCase() || null,
        // LinkedIn has been seen to send it as text.
        emailVerified: person['email_verified'] === true || person['email_verified'] === 'true',
        firstName: text(person['given_name']),
        lastName: text(person['family_name']),
      };
    } catch (error) {
      this.logger.warn(`${this.name}: sign-in rejected: ${error instanceof Error ? error.message : 'unknown'}`);
      return null;
    }
  }

  private configuration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.options;
    // Only a stand-in on this machine speaks http: production refuses such an issuer.
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    this.discovered ??= discovery(new URL(issuer), clientId, clientSecret, ClientSecretPost(clientSecret), {
      execute,
      timeout: 5,
    }).catch((error: unknown) => {
      this.discovered = null;
      throw error;
    });
    return this.discovered;
  }
}
