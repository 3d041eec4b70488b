const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id of an event's body; null for anything else, so that it never reaches a comparison of ids. */
export function idIn(body: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = body[name];
  return typeof value === 'string' && UUID.test(value) ? value : null;
}
