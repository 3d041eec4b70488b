import { randomUUID } from 'node:crypto';

interface Call {
  /** Bearer token of the caller; without it the call is anonymous. */
  token?: string | null;
  body?: object | FormData;
}

/** Asks the API of a site; gives the envelope's inner data. */
export async function ask<Reply>(
  site: string,
  method: string,
  path: string,
  { token = null, body }: Call = {},
): Promise<Reply> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(`${site}/api/v1.1${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: { data: Reply } }).data.data; // the envelope of every success
}
