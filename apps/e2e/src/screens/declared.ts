import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../harness/run-settings.js';

const all = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, path = '']) => path);

const TABLES = 'apps/web/src/app/route-table';

/** Every address of the web client, as its tables of routes declare them. */
export const webRoutes = (): string[] =>
  readdirSync(join(ROOT, TABLES)).flatMap((file) =>
    all(`${TABLES}/${file}`, /\b(?:page|plainPage|formPage)\(\s*'([^']+)'/g),
  );

/** Every address of the console: its lists and its own pages. */
export const consoleRoutes = (): string[] => [
  '/admin',
  ...all('apps/admin/src/app/console.tsx', /<Resource\s+name="([^"]+)"/g).map((name) => `/admin/${name}`),
  ...all('apps/admin/src/app/console.tsx', /<Route\s+path="([^"]+)"/g).map((path) => `/admin${path}`),
];
