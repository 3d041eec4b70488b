import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../harness/run-settings.js';

const all = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, path = '']) => path);

/** Every address of the web client, as its router declares them. */
export const webRoutes = (): string[] => all('apps/web/src/app/router.tsx', /\b(?:page|formPage)\(\s*'([^']+)'/g);

/** Every address of the console: its lists and its own pages. */
export const consoleRoutes = (): string[] => [
  '/admin',
  ...all('apps/admin/src/app/console.tsx', /<Resource\s+name="([^"]+)"/g).map((name) => `/admin/${name}`),
  ...all('apps/admin/src/app/console.tsx', /<Route\s+path="([^"]+)"/g).map((path) => `/admin${path}`),
];
