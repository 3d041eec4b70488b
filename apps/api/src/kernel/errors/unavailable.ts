import { isDatabaseAway } from './database-errors.js';
import { DomainError } from './domain-error.js';

/** nodemailer's codes for a server that did not answer or closed the connection. */
const MAIL_AWAY = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROXY']);
/** RFC 5321: the mail server is shutting down. */
const CLOSING = 421;

/**
 * Whether work could not be attempted because the database, the mail server or a provider is unavailable: it waits
 * without counting as failed.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'payment.provider_unavailable';
  if (isDatabaseAway(error)) return true;
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }; // looked at below
  return (typeof code === 'string' && MAIL_AWAY.has(code)) || responseCode === CLOSING;
}
