import { createHash } from 'node:crypto';
import type { Finished } from './finished-replies.js';

/** The ETag for conditional requests. */
export const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Serialised JSON with its ETag. */
export interface FinishedJson extends Finished {
  body: Buffer;
  etag: string;
}

export function finishJson(text: string): FinishedJson {
  const body = Buffer.from(text);
  return { body, etag: tagOf(body), bytes: body.length };
}
