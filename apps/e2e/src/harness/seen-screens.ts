import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runSettings } from './run-settings.js';

/** True the first time in a run, whichever of its journeys asks: making a folder is what only one can do. */
export function isFirstLook(screen: string): boolean {
  const name = createHash('sha256').update(screen).digest('hex').slice(0, 24);
  try {
    mkdirSync(join(runSettings().seen, name));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
