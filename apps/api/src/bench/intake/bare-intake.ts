import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import pino from 'pino';
import { intoOutbox } from '../../kernel/outbox/events.js';
import { SECRET, SIGNATURE_HEADER } from './messages.js';

/**
 * What a webhook costs without a framework: node:http reads the bytes, checks their signature and age, and stores them
 * with the message to the worker, one at a time and not encrypted, and answers. One log line per request.
 */
const { BARE_DATABASE_URL: connectionString, BARE_POOL: max = '16' } = process.env;
/** One message a statement, as anybody would write it first. */
const STORE = `with stored as (
   insert into webhook_event (id, provider, endpoint, delivery_id, type, proof, hints, live, object_id, body, received_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())
   on conflict (provider, endpoint, delivery_id) do nothing returning id)
 ${intoOutbox(`'provider.message'`, '$11::jsonb')} where exists (select from stored)`;
const pool = new pg.Pool({ connectionString, max: Number(max) });
const log = pino({ base: null });
const TOLERANCE_SECONDS = 300;
const DONE = '{"status":"success","data":{"data":{"done":true}}}';

/** The event of signed bytes. @throws when the signature is not that of the bytes, or too old */
function verified(raw: Buffer, header: string): { id: string; type: string; data: { object: { id: string } } } {
  const parts = new Map(header.split(',').map((part) => part.split('=', 2) as [string, string]));
  const at = Number(parts.get('t'));
  const expected = createHmac('sha256', SECRET).update(`${at}.`).update(raw).digest();
  const given = Buffer.from(parts.get('v1') ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('The signature is wrong');
  if (Date.now() / 1000 - at > TOLERANCE_SECONDS) throw new Error('The message is too old');
  return JSON.parse(raw.toString('utf8')) as ReturnType<typeof verified>;
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const raw = Buffer.concat(parts);
  const { id, type, data } = verified(raw, String(request.headers[SIGNATURE_HEADER]));
  const hints = [{ kind: 'collection', ref: data.object.id }];
  const webhookId = randomUUID();
  const body = { webhookId, provider: 'bare', hints };
  const rows = [{ id: randomUUID(), consumer: 'rails.inbound', queue: 'money', body }];
  const values = [
    webhookId,
    'bare',
    'platform',
    id,
    type,
    'signature',
    JSON.stringify(hints),
    false,
    data.object.id,
    raw,
    JSON.stringify(rows),
  ];
  await pool.query({ name: 'store', text: STORE, values });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(DONE);
}

const server = createServer((request, response) => {
  const started = performance.now();
  receive(request, response).then(
    () => log.info({ method: 'POST', path: request.url, status: 200, ms: Math.round(performance.now() - started) }),
    (error: unknown) => {
      log.error(error instanceof Error ? error.message : 'failed');
      response.writeHead(500).end();
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.on('disconnect', () => process.exit(0));
