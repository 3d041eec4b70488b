import { endpoint } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';

interface ProviderParams {
  provider: string;
}
interface EndpointParams extends ProviderParams {
  endpoint: string;
}

/** Where providers send their messages; what proves them is the provider's own. */
export const railsApi = {
  message: endpoint<{ params: ProviderParams }, Done>('POST', '/webhooks/:provider', 'provider'),
  messageTo: endpoint<{ params: EndpointParams }, Done>('POST', '/webhooks/:provider/:endpoint', 'provider'),
  messageByGet: endpoint<{ params: ProviderParams }, Done>('GET', '/webhooks/:provider', 'provider'),
  messageToByGet: endpoint<{ params: EndpointParams }, Done>('GET', '/webhooks/:provider/:endpoint', 'provider'),
};
