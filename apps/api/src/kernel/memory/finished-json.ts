import { createHash } from 'node:crypto';
import type { Finished } from './finished-replies.js';

/** The tag by which a reader asks whether what it has still holds. */
export const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** JSON as it goes over the wire, with its tag. */
export interface FinishedJson extends Finished {
  body: Buffer;
  etag: string;
}

export function finishJson(text: string): FinishedJson {
  const body = Buffer.from(text);
  return { body, etag: tagOf(body), bytes: body.length };
}
