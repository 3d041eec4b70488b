import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import { routes } from '../router.js';

/** Every path with words in the places of its parameters. */
const addresses = Object.entries(paths).map(([name, path]): [string, string] => {
  if (typeof path === 'string') return [name, path];
  const fill = path as (...words: string[]) => string; // an amount that may follow is left out
  return [name, path.length > 1 && name === 'investmentDetail' ? fill('one', 'two') : fill('one')];
});

const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ]);

const routeOf = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

/** Reached from a mail or a provider alone. */
const FROM_OUTSIDE = ['/newsletter/:token', '/linkedin', '/activate-account/:userId/:token/:authType'];

describe('the addresses of the site', () => {
  it.each(addresses)('%s, %s, is that of a page', (_name, address) => {
    expect(routeOf(address)).toMatch(/^\//);
  });

  it('each are named once in paths.ts, but for those that a mail or a provider leads to', () => {
    const named = new Set(addresses.map(([, address]) => routeOf(address)));
    expect(pathsOf(routes).filter((path) => !named.has(path))).toEqual(FROM_OUTSIDE);
  });
});
