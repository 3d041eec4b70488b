import { wrong } from './failure.js';

type Query = Readonly<Record<string, string>>;

const PER_PAGE = 10;
const MOST_PER_PAGE = 100;

/** The parameters of an address, whatever their case. */
const named = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]));

/** One page of a list. */
export function pageOf<T>(items: readonly T[], query: Query): T[] {
  const { page = '1', per_page: size = String(PER_PAGE) } = named(query);
  const [number, most] = [Number(page), Number(size)];
  if (!Number.isInteger(number) || number < 1 || !Number.isInteger(most) || most < 1 || most > MOST_PER_PAGE) {
    throw wrong({ Page: 'Pages begin with 1, and have 100 items at most.' });
  }
  return items.slice((number - 1) * most, number * most);
}

/** An instant of a parameter, in milliseconds; null where it is not given. */
export function instantIn(query: Query, name: string): number | null {
  const text = named(query)[name.toLowerCase()];
  if (text === undefined || text === '') return null;
  if (!/^\d{1,12}$/.test(text)) throw wrong({ [name]: 'An instant is written in seconds since 1970.' });
  return Number(text) * 1000;
}

/**
 * What lies between the instants of a list's parameters, as its order asks for: the oldest first where none is asked for.
 * @param column what the list may be ordered by
 * @param instantOf in milliseconds
 */
export function chosen<T>(
  items: readonly T[],
  query: Query,
  column: string,
  instantOf: (item: T) => number,
): readonly T[] {
  const { sort = `${column}:ASC` } = named(query);
  const [by, direction] = sort.split(':');
  if (by !== column || (direction !== 'ASC' && direction !== 'DESC')) {
    throw wrong({ Sort: `The list is ordered by ${column}:ASC or ${column}:DESC.` });
  }
  const [after, before] = [instantIn(query, 'AfterDate'), instantIn(query, 'BeforeDate')];
  const between = items.filter((item) => {
    const at = instantOf(item);
    return (after === null || at > after) && (before === null || at < before);
  });
  const ordered = between.toSorted((a, b) => instantOf(a) - instantOf(b));
  return direction === 'ASC' ? ordered : ordered.toReversed();
}
