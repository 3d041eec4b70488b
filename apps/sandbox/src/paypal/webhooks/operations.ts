import { pageSize } from '../api/api.js';
import { PaypalFailure } from '../api/failure.js';
import { found, invalid } from '../api/issues.js';
import type { Operation } from '../api/operation.js';
import { address, anything, fault, list, object, text } from '../api/shape.js';
import type { WebhookDocument } from '../documents.js';
import type { PaypalWorld } from '../world.js';
import { deliver } from './events.js';
import { addWebhook, keepWebhook, removeWebhook } from './registrations.js';
import { certificateUrl, isProved } from './signing.js';

const EVENT_TYPES = list(object({ 'name!': text({ most: 100, pattern: /^(\*|[A-Z][A-Z.-]+)$/ }) }), 1, 500);
const HOOK_SHAPE = object({ 'url!': address, 'event_types!': EVENT_TYPES });
const PATCH_SHAPE = list(object({ 'op!': text({ of: ['replace'] }), 'path!': text(), 'value!': anything }), 1, 2);
const CHANGES = { '/url': address, '/event_types': EVENT_TYPES } as const;

const VERIFY_SHAPE = object({
  'auth_algo!': text({ most: 100, pattern: /^[A-Za-z0-9]+$/ }),
  'cert_url!': address,
  'transmission_id!': text({ most: 50 }),
  'transmission_sig!': text({ most: 500 }),
  'transmission_time!': text({ most: 100 }),
  'webhook_id!': text({ most: 50, pattern: /^[A-Za-z0-9]+$/ }),
  'webhook_event!': anything,
});

interface HookRequest {
  url: string;
  event_types: { name: string }[];
}

interface VerifyRequest {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
  webhook_event: unknown;
}

const hookBody = (world: PaypalWorld, { id, url, eventTypes }: WebhookDocument): object => {
  const self = `${world.base}/v1/notifications/webhooks/${id}`;
  return {
    id,
    url,
    event_types: eventTypes.map((name) => ({ name, description: '', status: 'ENABLED' })),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: self, rel: 'update', method: 'PATCH' },
      { href: self, rel: 'delete', method: 'DELETE' },
    ],
  };
};

/** 400 for an address that another webhook has. */
function requireFreeUrl(world: PaypalWorld, url: string): void {
  if (!world.hooks.all().some((hook) => hook.url === url)) return;
  const description = 'Webhook URL already exists.';
  throw new PaypalFailure(
    400,
    [{ field: '/url', issue: 'WEBHOOK_URL_ALREADY_EXISTS', description }],
    [],
    'WEBHOOK_URL_ALREADY_EXISTS',
  );
}

function changed(hook: WebhookDocument, patches: readonly { path: string; value: unknown }[]): WebhookDocument {
  const next = { ...hook };
  for (const [index, { path, value }] of patches.entries()) {
    const shape = path === '/url' || path === '/event_types' ? CHANGES[path] : undefined;
    if (shape === undefined) throw invalid([fault('INVALID_PARAMETER_VALUE', `/${index}/path`, path)]);
    const faults = shape(value, `/${index}/value`);
    if (faults.length > 0) throw invalid(faults);
    if (path === '/url') next.url = String(value);
    else next.eventTypes = (value as { name: string }[]).map(({ name }) => name);
  }
  return next;
}

/**
 * Whether a message is PayPal's own. The event must stand in the request as it came: spaces added by a client that wrote
 * it anew make it another one.
 */
function isGenuine(world: PaypalWorld, request: VerifyRequest, raw: string): boolean {
  const body = JSON.stringify(request.webhook_event);
  const certificate = world.certificates.current();
  if (request.auth_algo !== 'SHA256withRSA' || request.cert_url !== certificateUrl(world, certificate.id)) return false;
  if (world.hooks.get(request.webhook_id) === undefined || !raw.includes(body)) return false;
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = request;
  return isProved({ id, time, webhookId, body }, request.transmission_sig, certificate);
}

const eventBody = ({ body }: { readonly body: string }): object => JSON.parse(body) as object;

export const WEBHOOK_OPERATIONS: readonly Operation[] = [
  {
    name: 'webhooks.create',
    method: 'POST',
    path: '/v1/notifications/webhooks',
    body: HOOK_SHAPE,
    run: (world, { body }) => {
      // The shape has let it through.
      const { url, event_types: types } = body as HookRequest;
      requireFreeUrl(world, url);
      const hook = addWebhook(
        world,
        url,
        types.map(({ name }) => name),
      );
      return { status: 201, body: hookBody(world, hook) };
    },
  },
  {
    name: 'webhooks.list',
    method: 'GET',
    path: '/v1/notifications/webhooks',
    run: (world) => ({ status: 200, body: { webhooks: world.hooks.all().map((hook) => hookBody(world, hook)) } }),
  },
  {
    name: 'webhooks.get',
    method: 'GET',
    path: '/v1/notifications/webhooks/:id',
    run: (world, { id }) => ({ status: 200, body: hookBody(world, found(world.hooks.get(id))) }),
  },
  {
    name: 'webhooks.patch',
    method: 'PATCH',
    path: '/v1/notifications/webhooks/:id',
    body: PATCH_SHAPE,
    run: (world, { id, body }) => {
      const hook = changed(found(world.hooks.get(id)), body as { path: string; value: unknown }[]);
      keepWebhook(world, hook);
      return { status: 200, body: hookBody(world, hook) };
    },
  },
  {
    name: 'webhooks.delete',
    method: 'DELETE',
    path: '/v1/notifications/webhooks/:id',
    run: (world, { id }) => {
      removeWebhook(world, found(world.hooks.get(id)));
      return { status: 204 };
    },
  },
  {
    name: 'webhooks.verify-signature',
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: VERIFY_SHAPE,
    run: (world, { body, raw }) => ({
      status: 200,
      body: { verification_status: isGenuine(world, body as VerifyRequest, raw) ? 'SUCCESS' : 'FAILURE' },
    }),
  },
  {
    name: 'events.list',
    method: 'GET',
    path: '/v1/notifications/webhooks-events',
    run: (world, { query }) => {
      const instant = (name: string, otherwise: number): number => {
        const at = Date.parse(query[name] ?? '');
        return Number.isNaN(at) ? otherwise : at;
      };
      const [from, to] = [instant('start_time', 0), instant('end_time', Infinity)];
      const events = world.events
        .all()
        .filter(
          ({ at, type, subject }) =>
            at >= from &&
            at <= to &&
            (query['event_type'] ?? type) === type &&
            (query['transaction_id'] ?? subject) === subject,
        )
        .toReversed()
        .slice(0, pageSize(query, 10, 300));
      return { status: 200, body: { events: events.map(eventBody), count: events.length, links: [] } };
    },
  },
  {
    name: 'events.get',
    method: 'GET',
    path: '/v1/notifications/webhooks-events/:id',
    run: (world, { id }) => ({ status: 200, body: eventBody(found(world.events.get(id))) }),
  },
  {
    name: 'events.resend',
    method: 'POST',
    path: '/v1/notifications/webhooks-events/:id/resend',
    body: object({ webhook_ids: list(text({ most: 50 }), 0, 500) }),
    run: (world, { id, body }) => {
      const event = found(world.events.get(id));
      const { webhook_ids: to } = body as { webhook_ids?: string[] };
      deliver(world, event, to);
      return { status: 202, body: eventBody(event) };
    },
  },
];
