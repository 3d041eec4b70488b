import { missing } from '../api/failure.js';
import type { WebhookEndpointObject } from '../objects.js';
import { API_VERSION, type StripeWorld } from '../world.js';
import { APPLICATION } from './platform-account.js';

const EVERYTHING = ['*'];
const IDS: Readonly<Record<string, string>> = {
  'stripe.platform': 'we_1SandboxPlatform',
  'stripe.connect': 'we_1SandboxConnect',
};

interface Endpoints {
  list(): WebhookEndpointObject[];
  require(id: string): WebhookEndpointObject;
}

/** The endpoints as the API shows them. */
export function webhookEndpoints(world: StripeWorld): Endpoints {
  const list = (): WebhookEndpointObject[] =>
    Object.entries(IDS).flatMap(([name, id]) => {
      const url = world.webhooks.urlOf(name);
      if (url === undefined) return [];
      const endpoint: WebhookEndpointObject = {
        id,
        object: 'webhook_endpoint',
        api_version: API_VERSION,
        application: name === 'stripe.connect' ? APPLICATION : null,
        created: 0,
        description: null,
        enabled_events: [...(world.subscriptions.get(name)?.events ?? EVERYTHING)],
        livemode: false,
        metadata: {},
        status: 'enabled',
        url,
      };
      return [endpoint];
    });
  return {
    list,
    require(id) {
      const found = list().find((endpoint) => endpoint.id === id);
      if (!found) throw missing('webhook_endpoint', id);
      return found;
    },
  };
}
