import type { ErrorCode } from '@cairn/contracts';
import { DomainError } from './domain-error.js';

export interface DatabaseFailure {
  code: string;
  constraint?: string;
  message: string;
}

/** The driver's error behind TypeORM's, or null when the failure is not the database's. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const inner = error instanceof Error && 'driverError' in error ? error.driverError : error;
  if (!(inner instanceof Error) || !('code' in inner) || typeof inner.code !== 'string') return null;
  const constraint = 'constraint' in inner && typeof inner.constraint === 'string' ? inner.constraint : undefined;
  return { code: inner.code, message: inner.message, ...(constraint === undefined ? {} : { constraint }) };
}

/** The rule behind each constraint that a person can run into. An unknown constraint is a fault of ours. */
const RULE_OF_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  floor_ok: 'wallet.insufficient',
  user_email_key: 'user.email_taken',
  user_slug_key: 'user.slug_taken',
  accreditation_one_open: 'accreditation.already_open',
};

/** SQLSTATEs raised by our own functions (class CL). */
const RULE_OF_STATE: Readonly<Record<string, ErrorCode>> = {
  CL001: 'ledger.key_reused',
  CL002: 'ledger.unbalanced',
  CL003: 'ledger.period_closed',
  '55P03': 'server.busy',
  '57014': 'server.busy',
};

/** Translates what the database refused into a coded error; anything else comes back as it was. */
export function translateDatabaseError(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure === null) return error;
  const code = RULE_OF_STATE[failure.code] ?? (failure.constraint ? RULE_OF_CONSTRAINT[failure.constraint] : undefined);
  return code === undefined ? error : new DomainError(code);
}
