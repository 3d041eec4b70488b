import type { EventDocument, WebhookDocument } from '../documents.js';
import { capitals, type PaypalWorld } from '../world.js';
import { EVERY_EVENT, endpointName, SIMULATOR } from './registrations.js';

export interface Happening {
  readonly type: string;
  readonly resourceType: string;
  readonly resourceVersion?: string;
  readonly summary: string;
  readonly subject: string;
  readonly resource: object;
}

const wants = (hook: WebhookDocument, type: string): boolean =>
  hook.eventTypes.includes(EVERY_EVENT) || hook.eventTypes.includes(type);

/** Sends an event to those webhooks that listen for it, or to those named. */
export function deliver(world: PaypalWorld, event: EventDocument, to?: readonly string[]): void {
  for (const hook of world.hooks.all()) {
    if (to === undefined ? wants(hook, event.type) : to.includes(hook.id)) {
      world.engine.enqueue(endpointName(hook), event.id, event.type, event.body);
    }
  }
}

/** An event as PayPal writes it down. */
function eventOf(world: PaypalWorld, happening: Happening): EventDocument {
  const { type, resourceType, resourceVersion, summary, subject, resource } = happening;
  const id = `WH-${capitals()}-${capitals()}`;
  const at = world.clock.now();
  const self = `${world.base}/v1/notifications/webhooks-events/${id}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date(at).toISOString(),
    resource_type: resourceType,
    ...(resourceVersion === undefined ? {} : { resource_version: resourceVersion }),
    event_type: type,
    summary,
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  });
  return { id, type, subject, at, body };
}

/** Writes down what happened and tells of it. */
export function tell(world: PaypalWorld, happening: Happening): EventDocument {
  const event = eventOf(world, happening);
  world.events.put(event.id, event);
  deliver(world, event);
  return event;
}

/** Sends what PayPal's simulator sends: nothing happened, nothing is kept, and the signature is for no webhook. */
export function simulate(world: PaypalWorld, happening: Happening): EventDocument {
  const event = eventOf(world, happening);
  world.engine.enqueue(SIMULATOR, event.id, event.type, event.body);
  return event;
}
