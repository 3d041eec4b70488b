import { PlaidFailure } from './failure.js';

export type Body = Readonly<Record<string, unknown>>;

/** What a member of a request is: `!` behind it where it must be there. */
export type Member = 'text' | 'text!' | 'texts' | 'texts!' | 'object' | 'object!' | 'number' | 'flag';

/** The members that an endpoint knows, by name; those of an object by `object.member`. */
export type Members = Readonly<Record<string, Member>>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  texts: (value) => Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'),
  object: isObject,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
};

/** An object of a request; empty where it is not there. */
export const partOf = (body: Body, name: string): Body => {
  const value = body[name];
  return isObject(value) ? value : {};
};

export const textOf = (body: Body, name: string): string | null => {
  const value = body[name];
  return typeof value === 'string' ? value : null;
};

export const textsOf = (body: Body, name: string): string[] => {
  const value = body[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

/** Refuses what is missing, unknown or of another kind, with Plaid's words for each. */
export function requireMembers(body: Body, members: Members, prefix = ''): void {
  const own = Object.entries(members).filter(
    ([path]) => path.startsWith(prefix) && !path.slice(prefix.length).includes('.'),
  );
  const missing = own.filter(([path, kind]) => kind.endsWith('!') && body[path.slice(prefix.length)] == null);
  if (missing.length > 0) throw new PlaidFailure('MISSING_FIELDS', missing.map(([path]) => path).join(', '));
  const unknown = Object.keys(body).filter((name) => !own.some(([path]) => path === `${prefix}${name}`));
  if (unknown.length > 0)
    throw new PlaidFailure('UNKNOWN_FIELDS', unknown.map((name) => `${prefix}${name}`).join(', '));
  for (const [path, kind] of own) {
    const value = body[path.slice(prefix.length)];
    if (value == null) continue;
    if (FITS[kind.replace('!', '')]?.(value) !== true) throw new PlaidFailure('INVALID_FIELD', path);
    if (isObject(value)) requireMembers(value, members, `${path}.`);
  }
}
