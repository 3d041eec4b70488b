import type { Screen } from './web-screens.js';
import { consoleRoutes } from './declared.js';

/** Addresses of the console that are opened with a link of their own, and not from its navigation. */
const BY_LINK: Readonly<Record<string, readonly string[]>> = { '/admin/enrol/:token': ['expired'] };

/** Every list and page of the console, as its declaration names them. */
export const consoleScreens = (): Screen[] => [
  { route: '/admin', as: ['visitor'] },
  ...consoleRoutes().map((route): Screen => {
    const fill = BY_LINK[route];
    return fill === undefined ? { route, as: ['admin'] } : { route, as: ['visitor'], fill };
  }),
];
