import { invalidParameter, missing } from './failure.js';
import type { Call } from './operation.js';
import type { StripeObject } from '../objects.js';

export interface StripeList<T> extends StripeObject {
  readonly object: 'list';
  readonly data: T[];
  readonly has_more: boolean;
  readonly url: string;
}

const MOST = 100;

function createdFilter(call: Call): (created: number) => boolean {
  if (typeof call.params.values['created'] === 'string') {
    const exact = call.params.integer('created');
    return (created) => created === exact;
  }
  const range = call.params.object('created');
  const bound = (name: string): number | undefined => range?.integer(name);
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')];
  return (created) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}

/** A page of `items` (newest first) as `limit`, `starting_after`, `ending_before` and `created` ask for it. */
export function listOf<T extends { id: string; created?: number }>(
  call: Call,
  url: string,
  items: readonly T[],
  kind: string,
): StripeList<T> {
  const limit = call.params.integer('limit') ?? 10;
  if (limit < 1 || limit > MOST) throw invalidParameter('limit', `This value must be between 1 and ${MOST}`);
  const wanted = createdFilter(call);
  const all = items.filter((item) => wanted(item.created ?? 0));
  const position = (name: string): number | undefined => {
    const id = call.params.text(name);
    if (id === undefined) return undefined;
    const index = all.findIndex((item) => item.id === id);
    if (index < 0) throw missing(kind, id, name);
    return index;
  };
  if (call.params.has('starting_after') && call.params.has('ending_before')) {
    throw invalidParameter(
      'starting_after',
      'Received both starting_after and ending_before parameters. Please pass in only one.',
      'parameters_exclusive',
    );
  }
  const after = position('starting_after');
  const before = position('ending_before');
  if (before !== undefined) {
    const from = Math.max(before - limit, 0);
    return { object: 'list', data: all.slice(from, before), has_more: from > 0, url };
  }
  const from = after === undefined ? 0 : after + 1;
  return { object: 'list', data: all.slice(from, from + limit), has_more: from + limit < all.length, url };
}

/** A list that belongs to an object and is never paged. */
export const embeddedList = <T>(url: string, data: T[]): StripeList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
