import type { WebhookDocument } from '../documents.js';
import { capitals, type PaypalWorld } from '../world.js';
import { paypalEndpoint } from './signing.js';

/** The name under which the webhook of the sandbox's options is known to policies. */
const PRESET = 'paypal';
/** The name of PayPal's simulator of events, which signs for no webhook in particular. */
export const SIMULATOR = 'paypal.simulator';
const SIMULATED_ID = 'WEBHOOK_ID';
export const EVERY_EVENT = '*';

/** Where the engine of deliveries finds a webhook: one name for that of the options, one each for the others. */
export const endpointName = (hook: WebhookDocument): string => (hook.preset ? PRESET : `${PRESET}.${hook.id}`);

const listen = (world: PaypalWorld, hook: WebhookDocument): void => {
  const name = endpointName(hook);
  world.engine.register(paypalEndpoint(world, name, hook.id, hook.url));
};

/** Takes up the webhooks that were there before, and the one that the sandbox was started with. */
export function openWebhooks(world: PaypalWorld, preset?: { readonly url: string; readonly webhookId: string }): void {
  for (const hook of world.hooks.all()) if (hook.preset) world.hooks.delete(hook.id);
  if (preset !== undefined) {
    const { webhookId: id, url } = preset;
    world.hooks.put(id, { id, preset: true, url, eventTypes: [EVERY_EVENT] });
    world.engine.register(paypalEndpoint(world, SIMULATOR, SIMULATED_ID, url));
  }
  for (const hook of world.hooks.all()) listen(world, hook);
}

/** Keeps a webhook and delivers to it from now on. */
export function keepWebhook(world: PaypalWorld, hook: WebhookDocument): void {
  world.hooks.put(hook.id, hook);
  listen(world, hook);
}

export function addWebhook(world: PaypalWorld, url: string, eventTypes: readonly string[]): WebhookDocument {
  const hook: WebhookDocument = { id: capitals(), preset: false, url, eventTypes: [...eventTypes] };
  keepWebhook(world, hook);
  return hook;
}

export function removeWebhook(world: PaypalWorld, hook: WebhookDocument): void {
  world.hooks.delete(hook.id);
  world.engine.unregister(endpointName(hook));
}
