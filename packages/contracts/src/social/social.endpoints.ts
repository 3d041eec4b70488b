import { endpoint } from '../kernel/endpoint.js';
import type { SocialLoginReply, SocialLoginRequest, SocialProviders } from './social.js';
import type { Done } from '../users/users.replies.js';

interface ProviderParams {
  provider: string;
}

export const socialApi = {
  login: endpoint<{ body: SocialLoginRequest }, SocialLoginReply>('POST', '/users/social-login', 'public'),
  providers: endpoint<object, SocialProviders>('GET', '/users/social-login', 'public'),
  disconnect: endpoint<{ params: ProviderParams }, Done>('DELETE', '/users/social-login/:provider', 'auth', {
    stepUp: true,
  }),
};
