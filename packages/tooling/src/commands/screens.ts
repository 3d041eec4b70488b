import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../process/failure.js';
import { onDemoBeside } from '../product/beside.js';
import type { Command } from './context.js';

interface ScreensOptions {
  /** Folder of the pictures and their index page. */
  out: string;
  /** Only screens whose address begins like one of these; none for all. */
  routes: string[];
  /** Only looks whose name has one of these, such as `ar-light`; none for all. */
  looks: string[];
  /** Create the demo again. */
  reset: boolean;
}

/** @throws Failure that names what is missing */
export function screensOptions(args: string[]): ScreensOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: 'string' },
        route: { type: 'string', multiple: true },
        look: { type: 'string', multiple: true },
        reset: { type: 'boolean', default: false },
      },
    });
    if (values.out === undefined) throw new Error('--out FOLDER is required: the folder for the pictures');
    return { out: values.out, routes: values.route ?? [], looks: values.look ?? [], reset: values.reset };
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Failure(`${message}. Options: --out FOLDER, --route PATH and --look NAME (both repeatable), --reset`);
  }
}

/** `npm run screens`: pictures of every screen over a separate demo, and whether each of them is valid. */
export const screens: Command = async (parameters, context) => {
  const { out, routes, looks, reset } = screensOptions(parameters);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'index.html'), { force: true });
  const done = await onDemoBeside({ ...context, reset }, 'screens.config.ts', { out: folder, routes, looks });
  if (done === null) return 130;
  process.stdout.write(`Pictures: ${join(folder, 'index.html')}\n`);
  return done.code;
};
