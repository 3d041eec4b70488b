import { randomUUID } from 'node:crypto';
import { screensSettings } from './settings.js';

/** The API as somebody: gives the envelope's inner data. */
export async function ask<Reply>(token: string | null, method: string, path: string, body?: object): Promise<Reply> {
  const answer = await fetch(`${screensSettings().site}/api/v1.1${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: { data: Reply } }).data.data; // the envelope of every success
}
