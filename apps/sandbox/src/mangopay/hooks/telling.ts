import { newId } from '../../core/identifiers.js';
import type { WebhookEndpoint } from '../../webhooks/delivery.js';
import type { HookDocument } from '../documents.js';
import { secondsOf, type MangopayWorld } from '../world.js';

/** So many tries in a row without an answer end a hook. */
const MOST_FAILURES = 100;
/** So long Mangopay waits for an answer. */
const PATIENCE_MS = 2000;
/** What a forged message is about: nothing. */
const NOTHING = 'wt_forged';

export const endpointName = ({ eventType }: Pick<HookDocument, 'eventType'>): string => `mangopay.${eventType}`;

/** Hooks have no signature: a forgery differs by what it says alone. */
const endpointOf = (world: MangopayWorld, hook: HookDocument): WebhookEndpoint => ({
  name: endpointName(hook),
  url: hook.url,
  timeoutMs: PATIENCE_MS,
  sign(body, forgery) {
    const query = new URLSearchParams(JSON.parse(body) as Record<string, string>);
    if (forgery !== null) query.set('RessourceId', NOTHING);
    return { headers: {}, body: '', query: query.toString() };
  },
  tried(accepted) {
    const now = world.hooks.get(hook.id);
    if (now === undefined) return;
    now.failures = accepted ? 0 : now.failures + 1;
    if (accepted) now.validity = 'VALID';
    else if (now.failures >= MOST_FAILURES) {
      now.validity = 'INVALID';
      now.status = 'DISABLED';
      world.engine.unregister(endpointName(now));
    }
    world.hooks.put(now.id, now);
  },
});

export function listen(world: MangopayWorld, hook: HookDocument): void {
  if (hook.status === 'ENABLED' && hook.validity !== 'INVALID') world.engine.register(endpointOf(world, hook));
  else world.engine.unregister(endpointName(hook));
}

/** Takes up the hooks that were there before. */
export function openHooks(world: MangopayWorld): void {
  for (const hook of world.hooks.all()) listen(world, hook);
}

/** Writes down that something has happened, and tells of it under its kind of event, if anybody listens. */
export function tell(world: MangopayWorld, eventType: string, resourceId: string): void {
  const id = newId('ev');
  world.events.put(id, { id, eventType, resourceId, at: world.clock.now() });
  const body = { EventType: eventType, RessourceId: resourceId, Date: String(secondsOf(world.clock.now())) };
  world.engine.enqueue(endpointName({ eventType }), id, eventType, JSON.stringify(body));
}
