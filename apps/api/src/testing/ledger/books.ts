import { Client } from 'pg';
import { Config } from '../../kernel/config/config.js';
import { newId } from '../../kernel/crypto/ids.js';
import { processUrl, type ProcessRole } from '../../kernel/database/roles.js';
import { databaseFailure } from '../../kernel/errors/database-errors.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import {
  accountCode,
  asPostings,
  Ledger,
  LedgerVerifier,
  type LedgerEntry,
  type PostedTransaction,
  type Posting,
} from '../../modules/ledger/index.js';
import type { TestApp } from '../test-app.js';

interface EntryOptions {
  uid?: string;
  phase?: 'posted' | 'pending';
  kind?: string;
  sourceId?: string;
  effectiveAt?: Date;
}

/** An adjustment of wallets; `post` has two people approve it first. */
export function entryOf(postings: readonly Posting[], options: EntryOptions = {}): LedgerEntry {
  const { uid = newId(), phase = 'posted', kind = 'adjustment', sourceId = uid, effectiveAt } = options;
  const common = { uid, kind, sourceType: 'adjustment', sourceId, actor: 'test' };
  return { ...common, phase, postings, ...(effectiveAt === undefined ? {} : { effectiveAt }) };
}

/** Money from one wallet to another, in minor units of US dollars. */
export const transfer = (from: string, to: string, minor: bigint): Posting => ({
  debit: accountCode.wallet(from, 'USD'),
  credit: accountCode.wallet(to, 'USD'),
  minor,
  currency: 'USD',
});

/** The two who approve what tests adjust. */
const TWO_PEOPLE = ['00000000-0000-7000-b000-000000000001', '00000000-0000-7000-b000-000000000002'];

/** The statements with which two people ask for an adjustment and approve it; for connections that have no services. */
export const approveSql = (id: string, postings: string | null, reversesUid: string | null = null): string[] => [
  `insert into app_user (id, email, first_name, last_name, slug, user_type, created_at, updated_at)
   select id, id || '@example.org', 'Test', 'Treasurer', 'treasurer-' || id, 'both', kernel.now(), kernel.now()
   from unnest('{${TWO_PEOPLE.join()}}'::uuid[]) id on conflict do nothing`,
  `insert into adjustment_request (id, postings, reverses_uid, reason, requested_by, requested_at, approved_by, approved_at)
   values ('${id}', ${postings === null ? 'null' : `'${postings}'`}, ${reversesUid === null ? 'null' : `'${reversesUid}'`},
     'a test', '${TWO_PEOPLE[0]}', kernel.now(), '${TWO_PEOPLE[1]}', kernel.now())
   on conflict (id) do nothing`,
];

/** Posts it; an adjustment is asked for and approved first, once. */
export async function post(t: TestApp, entry: LedgerEntry): Promise<PostedTransaction> {
  await approve(t, entry);
  return t.db.inTx((tx) => t.get(Ledger).post(tx, entry));
}

/** Several in one database transaction: whoever seals finds all of them or none. */
export async function postTogether(t: TestApp, entries: readonly LedgerEntry[]): Promise<void> {
  for (const entry of entries) await approve(t, entry);
  await t.db.inTx(async (tx) => {
    for (const entry of entries) await t.get(Ledger).post(tx, entry);
  });
}

async function approve(t: TestApp, entry: LedgerEntry): Promise<void> {
  if (entry.sourceType !== 'adjustment' || 'pendingUid' in entry) return;
  const [postings, reversesUid] = 'postings' in entry ? [asPostings(entry.postings), null] : [null, entry.reversesUid];
  for (const sql of approveSql(entry.sourceId, postings, reversesUid)) await t.db.query(sql);
}

/** Ends a pending adjustment: in full, or not at all. */
export async function settle(t: TestApp, pendingUid: string, phase: 'post' | 'void'): Promise<PostedTransaction> {
  const [held] = await t.db.query<Pick<LedgerEntry, 'kind' | 'sourceType' | 'sourceId'>>(
    'select kind, source_type as "sourceType", source_id as "sourceId" from ledger.tx where uid = $1',
    [pendingUid],
  );
  const about = held ?? { kind: 'adjustment', sourceType: 'adjustment', sourceId: pendingUid };
  return post(t, { uid: newId(), ...about, phase, pendingUid, actor: 'test' });
}

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

/** Fails when an invariant of the ledger does not hold; for the end of every test about money. */
export async function booksHold(t: TestApp): Promise<void> {
  const violations = await t.get(LedgerVerifier).verify();
  if (violations.length > 0) throw new Error(`Ledger invariants do not hold: ${JSON.stringify(violations)}`);
}
