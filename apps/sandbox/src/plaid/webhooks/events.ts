import { createHash, createHmac, createPrivateKey, sign } from 'node:crypto';
import type { Forgery, WebhookEndpoint } from '../../webhooks/delivery.js';
import { plaidId, type PlaidWorld } from '../world.js';

/** The name under which policies and deliveries know this Plaid. */
export const PLAID_ENDPOINT = 'plaid';
const HOUR_SECONDS = 3600;

/** A message's type and code, and what else belongs to it. */
interface Message {
  readonly webhook_type: 'ITEM' | 'LINK';
  readonly webhook_code: string;
  readonly [member: string]: unknown;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JWT over the bytes of a message: ES256, or what a forger would send instead. */
function tokenOf(world: PlaidWorld, body: string, forgery: Forgery | null): string {
  const key = world.keys.current();
  const age = forgery === 'stale_timestamp' ? HOUR_SECONDS : 0;
  const claims = part({
    iat: Math.floor(Date.now() / 1000) - age,
    request_body_sha256: createHash('sha256').update(body).digest('hex'),
  });
  if (forgery === 'bad_signature') {
    // The classic one: another algorithm, keyed with what everybody may read.
    const signed = `${part({ alg: 'HS256', kid: key.id, typ: 'JWT' })}.${claims}`;
    return `${signed}.${createHmac('sha256', key.id).update(signed).digest('base64url')}`;
  }
  const signed = `${part({ alg: 'ES256', kid: key.id, typ: 'JWT' })}.${claims}`;
  const privateKey = createPrivateKey(key.privateKey);
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

const endpointAt = (world: PlaidWorld, name: string, url: string): WebhookEndpoint => ({
  name,
  url,
  sign: (body, forgery) => ({
    headers: { 'content-type': 'application/json', 'plaid-verification': tokenOf(world, body, forgery) },
    body: forgery === 'altered_body' ? body.replace('{', '{"altered":1,') : body,
  }),
});

/** The name of an address for the engine of deliveries, which hears of it with its first message. */
function endpointFor(world: PlaidWorld, url: string): string {
  const known = world.engine
    .endpointNames()
    .filter((name) => name === PLAID_ENDPOINT || name.startsWith(`${PLAID_ENDPOINT}.`));
  const same = known.find((name) => world.engine.urlOf(name) === url);
  if (same !== undefined) return same;
  const name = known.length === 0 ? PLAID_ENDPOINT : `${PLAID_ENDPOINT}.${known.length}`;
  world.engine.register(endpointAt(world, name, url));
  return name;
}

/** Sends a message to the address that a link or an item names: Plaid has no list of webhooks. */
export function tell(world: PlaidWorld, url: string, message: Message): void {
  world.engine.enqueue(endpointFor(world, url), plaidId(), message.webhook_code, JSON.stringify(message));
}

/** Takes up the addresses of before a restart, in the same order. */
export function openEndpoints(world: PlaidWorld): void {
  for (const { webhook } of [...world.links.all(), ...world.items.all()]) {
    if (webhook !== null) endpointFor(world, webhook);
  }
}
