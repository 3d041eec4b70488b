import type { Verdict } from '../ports/inbound.port.js';

/** What a column of `webhook_event` and the names of records may hold. */
const LONGEST = 250;

/** PostgreSQL keeps no NUL and no half of a character, and no provider has a control character in an id. */
const isPlain = (text: unknown): boolean =>
  typeof text === 'string' &&
  text.length > 0 &&
  text.length <= LONGEST &&
  // Half of a pair that encodes one character has no other one beside it.
  !/[\p{Cc}\p{Cs}]/u.test(text);

/**
 * Whether everything of a message that is stored or asked for is a text that can be. A signature proves who has written
 * a message, not that it makes sense.
 */
export function isReadable({ deliveryId, type, objectId, hints }: Extract<Verdict, { ok: true }>): boolean {
  return [deliveryId, type, ...(objectId === null ? [] : [objectId]), ...hints.map(({ ref }) => ref)].every(isPlain);
}
