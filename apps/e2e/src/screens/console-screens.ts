import type { Screen } from './web-screens.js';
import { consoleRoutes } from './declared.js';

/** Addresses of the console that are opened with a link of their own, and not from its navigation. */
const BY_LINK: Readonly<Record<string, readonly string[]>> = { '/admin/enrol/:token': ['expired'] };

/** Pages of the console whose address names what they show. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  '/admin/content/:kind': ['menu-footer'],
  '/admin/content/:kind/:id': ['content-page', 'contentRecord'],
  '/admin/settings/:part': ['identity'],
};

/** Every list and page of the console, as its declaration names them. */
export const consoleScreens = (): Screen[] => [
  { route: '/admin', as: ['visitor'] },
  ...consoleRoutes().map((route): Screen => {
    const [fill, named] = [BY_LINK[route], NAMED[route]];
    if (fill !== undefined) return { route, as: ['visitor'], fill };
    return named === undefined ? { route, as: ['admin'] } : { route, as: ['admin'], fill: named };
  }),
];
