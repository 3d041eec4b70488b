import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code runs from its sources under test, compiled in development and bundled in production. */
function packageFolder(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder of the API has no package.json');
  return packageFolder(parent);
}

/** The folder of the API's own files: migrations, processes. */
export const API_FOLDER = packageFolder(dirname(fileURLToPath(import.meta.url)));
