import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.js';

/** Names whose values are redacted from logs, up to a depth of two (SEC-51). */
const SECRETS = [
  'password',
  'token',
  'authorization',
  'ssn',
  'accountNumber',
  'routingNumber',
  'secret',
  'code',
  'email',
  'dateOfBirth',
  'phoneNumber',
];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Structured logs, by default on standard output: one JSON object a line. Each is written at once: none is lost when
 * the process exits, and passing a line to another thread costs more than writing it.
 */
export const createLogger = (
  config: Pick<Config, 'LOG_LEVEL'>,
  output: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      redact: { paths: REDACTED, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    output,
  );

/** Nest's own messages in the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.logger.error({ context, stack }, String(message));
  }
  debug(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }
}
