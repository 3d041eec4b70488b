import { createHmac } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Return, SocialPerson, SocialProvider, Visit } from './social-provider.js';

export interface FacebookOptions {
  dialogUrl: string;
  graphUrl: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const TIMEOUT_MS = 5_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Facebook: plain OAuth and its Graph API. It does not verify addresses, so the owner confirms theirs by mail. */
export class FacebookProvider implements SocialProvider {
  readonly name = 'facebook';
  private readonly logger = new Logger('social');

  constructor(private readonly options: FacebookOptions) {}

  authorizationUrl({ state, codeChallenge }: Visit): Promise<string> {
    const { dialogUrl, clientId, redirectUri } = this.options;
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'email,public_profile',
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    });
    return Promise.resolve(`${dialogUrl}?${query.toString()}`);
  }

  async exchange({ code, codeVerifier }: Return): Promise<SocialPerson | null> {
    const { clientId, clientSecret, redirectUri } = this.options;
    try {
      const { access_token: token } = await this.graph('/oauth/access_token', {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      });
      const proof = createHmac('sha256', clientSecret).update(text(token)).digest('hex');
      const person = await this.graph('/me', {
        fields: 'id,first_name,last_name,email',
        access_token: text(token),
        appsecret_proof: proof,
      });
      return {
        subject: text(person['id']),
        email: text(person['email']).trim().toLowerCase() || null,
        emailVerified: false,
        firstName: text(person['first_name']),
        lastName: text(person['last_name']),
      };
    } catch (error) {
      this.logger.warn(`facebook: sign-in rejected: ${error instanceof Error ? error.message : 'unknown'}`);
      return null;
    }
  }

  private async graph(path: string, query: Record<string, string>): Promise<Record<string, unknown>> {
    const url = `${this.options.graphUrl}${path}?${new URLSearchParams(query).toString()}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>; // each field is looked at before it is used
  }
}
