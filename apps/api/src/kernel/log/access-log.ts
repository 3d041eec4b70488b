import pino, { type Logger } from 'pino';
import type { Config } from '../config/config.js';

const MOST_BYTES = 8_192;
const LONGEST_WAIT_MS = 100;

/** One for the process, whatever number of applications it starts. */
let lines: ReturnType<typeof pino.destination> | undefined;

function destination(): NonNullable<typeof lines> {
  if (lines !== undefined) return lines;
  const opened = pino.destination({ dest: 1, sync: true, minLength: MOST_BYTES, periodicFlush: LONGEST_WAIT_MS });
  process.once('exit', () => opened.flushSync());
  lines = opened;
  return opened;
}

/**
 * The log of answered calls, one line each, on standard output. Its values are never secret: redaction would take five
 * times as long. Lines of a busy moment are written together, within a tenth of a second: one at a time takes a
 * fifteenth of the processor that a read takes. A process that is killed loses those lines; what went wrong is in the
 * other log, which is written at once.
 */
export const createAccessLog = ({ LOG_LEVEL: level }: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination());
