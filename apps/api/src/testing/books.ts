import { Client } from 'pg';
import { Config } from '../kernel/config/config.js';
import { newId } from '../kernel/crypto/ids.js';
import { processUrl, type ProcessRole } from '../kernel/database/roles.js';
import { databaseFailure } from '../kernel/errors/database-errors.js';
import { DomainError } from '../kernel/errors/domain-error.js';
import { accountCode, Ledger, LedgerVerifier, type LedgerEntry, type Posting } from '../modules/ledger/index.js';
import type { TestApp } from './test-app.js';

interface EntryOptions {
  uid?: string;
  phase?: 'posted' | 'pending';
  kind?: string;
  sourceId?: string;
  effectiveAt?: Date;
}

/** An entry of the books about nothing in particular. */
export function entryOf(postings: readonly Posting[], options: EntryOptions = {}): LedgerEntry {
  const { uid = newId(), phase = 'posted', kind = 'adjustment', sourceId = uid, effectiveAt } = options;
  const common = { uid, kind, sourceType: 'test', sourceId, actor: 'test' };
  return { ...common, phase, postings, ...(effectiveAt === undefined ? {} : { effectiveAt }) };
}

/** Money from one wallet to another, in minor units of US dollars. */
export const transfer = (from: string, to: string, minor: bigint): Posting => ({
  debit: accountCode.wallet(from, 'USD'),
  credit: accountCode.wallet(to, 'USD'),
  minor,
  currency: 'USD',
});

export const post = (t: TestApp, entry: LedgerEntry) => t.db.inTx((tx) => t.get(Ledger).post(tx, entry));

/** Ends a pending entry: in full, or not at all. */
export const settle = (t: TestApp, pendingUid: string, phase: 'post' | 'void', uid = newId()) =>
  post(t, { uid, kind: 'adjustment', phase, pendingUid, sourceType: 'test', sourceId: uid, actor: 'test' });

/** The code of a refusal: of the catalogue, or the database's own SQLSTATE. Fails when nothing was refused. */
export async function codeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    const failure = databaseFailure(error);
    if (failure === null) throw error;
    return failure.constraint === undefined ? failure.code : `${failure.code} ${failure.constraint}`;
  }
  throw new Error('It was not refused');
}

/** A connection with the privileges of a process. */
export async function asRole<T>(t: TestApp, role: ProcessRole, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: processUrl(t.get(Config), role) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Fails when an invariant of the books does not hold; for the end of every test about money. */
export async function booksHold(t: TestApp): Promise<void> {
  const violations = await t.get(LedgerVerifier).verify();
  if (violations.length > 0) throw new Error(`The books do not hold: ${JSON.stringify(violations)}`);
}
