import { parseArgs } from 'node:util';
import { Failure } from '../process/failure.js';

export interface StartOptions {
  port: number;
  host: string;
  /** Delete everything first. */
  reset: boolean;
  /** Fill an empty database with the demo. */
  demo: boolean;
}

const LAST_FIRST_PORT = 65_535 - 3;

/** @throws Failure that names the option at fault */
export function startOptions(parameters: string[]): StartOptions {
  const { values } = parse(parameters);
  if (process.env['NODE_ENV'] === 'production') {
    throw new Failure('This runs a demo with a sandbox; for production see "Deploying" in README.md');
  }
  const text = values.port ?? process.env['PORT'] ?? '4000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > LAST_FIRST_PORT) {
    throw new Failure(`--port must be a whole number from 1 to ${LAST_FIRST_PORT}, not ${text}`);
  }
  return { port, host: process.env['HOST'] ?? '127.0.0.1', reset: values.reset, demo: !values['no-demo'] };
}

function parse(args: string[]): { values: { port?: string; reset: boolean; 'no-demo': boolean } } {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        reset: { type: 'boolean', default: false },
        'no-demo': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Failure(`${message}. Options: --port N, --reset, --no-demo`);
  }
}
