import type { ErrorCode } from '@cairn/contracts';
import { isViewOnly } from '../http/request-context.js';
import { DomainError } from './domain-error.js';

export interface DatabaseFailure {
  code: string;
  constraint?: string;
  message: string;
}

/** The text of an error, read by its shape: a network error may come from another JavaScript realm in tests. */
function textOf(error: unknown, name: 'code' | 'constraint' | 'message'): string {
  if (typeof error !== 'object' || error === null) return '';
  const value = (error as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
}

/** The driver's error behind TypeORM's, or null when the failure is not the database's. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const inner = error instanceof Error && 'driverError' in error ? error.driverError : error;
  const [code, constraint] = [textOf(inner, 'code'), textOf(inner, 'constraint')];
  if (code === '') return null;
  return { code, message: textOf(inner, 'message'), ...(constraint === '' ? {} : { constraint }) };
}

/** The rule behind each constraint that a person can run into. An unknown constraint is a server fault. */
const RULE_OF_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  floor_ok: 'wallet.insufficient',
  user_email_key: 'user.email_taken',
  user_slug_key: 'user.slug_taken',
  accreditation_one_open: 'accreditation.already_open',
  agreement_once: 'agreement.signed_already',
  agreement_countersignature_pkey: 'agreement.countersigned_already',
  countersign_mandate_open: 'agreement.mandate_given',
};

/** SQLSTATEs raised by our own functions (class CL). */
const RULE_OF_STATE: Readonly<Record<string, ErrorCode>> = {
  CL001: 'ledger.key_reused',
  CL002: 'ledger.unbalanced',
  CL003: 'ledger.period_closed',
  CL005: 'ledger.not_allowed',
  CL006: 'ledger.source_missing',
  CL007: 'ledger.date_refused',
  CL008: 'ledger.amount_too_large',
  '55P03': 'server.busy',
  '57014': 'server.busy',
};

/** Network error codes for a server that cannot be reached. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Connection failures (class 08), shut-down, crash and start-up (57P01 to 57P03), connections that the server ended
 * because nothing came through them (25P03, 57P05), too many connections (53300).
 */
const STATES_AWAY = /^(08...|57P0[1235]|25P03|53300)$/;

/** The messages of the driver and TypeORM for a connection that was lost: they have no code for it. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout|Query runner already released|Database connection provided by a query runner was already released)/;

/**
 * Whether the database could not be reached, or the connection was lost midway: the statement may or may not have taken
 * effect.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseFailure(error)?.code ?? '';
  return UNREACHABLE.has(code) || STATES_AWAY.test(code) || LOST.test(textOf(error, 'message'));
}

/** A role or its password is refused (class 28), or there is no such database. */
const STATES_REFUSED = /^(28...|3D000)$/;

/** Whether the database rejects this process: the configuration has to be corrected. */
export const isDatabaseRefusal = (error: unknown): boolean => STATES_REFUSED.test(databaseFailure(error)?.code ?? '');

/** Seconds after which a caller should retry when the database is unavailable. */
export const OUTAGE_RETRY_SECONDS = 5;

/** A write in a read-only database session. */
const READ_ONLY = '25006';

/** Translates what the database refused into a coded error; anything else is returned unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure === null) return error;
  // Elsewhere the server has become a standby, which is a fault.
  if (failure.code === READ_ONLY && isViewOnly()) return new DomainError('auth.view_only');
  const code = RULE_OF_STATE[failure.code] ?? (failure.constraint ? RULE_OF_CONSTRAINT[failure.constraint] : undefined);
  return code === undefined ? error : new DomainError(code);
}

/**
 * The error for a caller: like `translateDatabaseError`, and 503 where the database is unavailable. Only at the edge:
 * internally an outage has to stay recognisable, so that no item, message or job is blamed for it.
 */
export function answerToDatabaseError(error: unknown): unknown {
  const isAway = isDatabaseAway(error) || isDatabaseRefusal(error);
  return isAway
    ? new DomainError('server.unavailable', { retryAfter: OUTAGE_RETRY_SECONDS })
    : translateDatabaseError(error);
}
