import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { prepared } from '../../kernel/database/prepared.js';

/** Moves one amount between two accounts: an unbalanced transaction cannot even be written. */
export interface Posting {
  debit: string;
  credit: string;
  /** Minor units, above zero. */
  minor: bigint;
  currency: string;
}

interface Common {
  /** Identity of the transaction: the same uid with the same content gives the first one back. */
  uid: string;
  /** One of `ledger.tx_kind`. */
  kind: string;
  /** Its source: the payment, refund, payout or chunk; never the aggregate above it. */
  sourceType: string;
  sourceId: string;
  /** The actor: a user's id, or the name of a process. */
  actor: string;
  reason?: string;
  effectiveAt?: Date;
}

export type LedgerEntry = Common &
  (
    | { phase: 'posted' | 'pending'; postings: readonly Posting[] }
    | { phase: 'post' | 'void'; pendingUid: string }
    | { phase: 'posted'; reversesUid: string }
  );

export interface PostedTransaction {
  id: string;
  /** True when this uid had been posted before with the same content. */
  replayed: boolean;
}

/** The lines that `ledger.post` reads: none without an amount, and amounts as text, since JSON's numbers lose units. */
export const asPostings = (postings: readonly Posting[]): string =>
  JSON.stringify(
    postings
      .filter(({ minor }) => minor !== 0n)
      .map(({ debit, credit, minor, currency }) => ({ debit, credit, minor: minor.toString(), currency })),
  );

interface Row {
  tx_id: string;
  replayed: boolean;
}

/** The arguments of `ledger.post`, in order. */
export const postArguments = (entry: LedgerEntry): unknown[] => [
  entry.uid,
  entry.kind,
  entry.phase,
  'pendingUid' in entry ? entry.pendingUid : null,
  entry.sourceType,
  entry.sourceId,
  entry.actor,
  entry.reason ?? null,
  entry.effectiveAt ?? null,
  'postings' in entry ? asPostings(entry.postings) : null,
  'reversesUid' in entry ? entry.reversesUid : null,
];

const ARGUMENTS = 11;

/** SQL: `ledger.post` with the arguments that begin at this place. */
export const postAt = (place: number): string =>
  `ledger.post(${Array.from({ length: ARGUMENTS }, (_, n) => `$${place + n}`).join(', ')})`;

const POST = prepared(`select * from ${postAt(1)}`);

/** The only entry point to the ledger: every movement of money is one call in the caller's transaction. */
@Injectable()
export class Ledger {
  /**
   * Posts, holds (`pending`), settles (`post`), voids (`void`) or reverses (`reversesUid`) in one round trip.
   * @throws wallet.insufficient when an account with a floor would go below zero
   * @throws ledger.key_reused when the uid was used with another content
   * @throws ledger.not_allowed when `ledger.posting_rule` or `ledger.kind_source` has no row for it
   * @throws ledger.source_missing when its source does not exist, or is an adjustment that was not approved
   */
  async post(tx: Tx, entry: LedgerEntry): Promise<PostedTransaction> {
    reachRank(tx, 'books');
    const [row] = await tx.query<Row[]>(POST, postArguments(entry));
    if (row === undefined) throw new Error('ledger.post gave no row');
    return { id: row.tx_id, replayed: row.replayed };
  }

  /** Whether what was held under this uid is neither settled nor voided. */
  async isPending(tx: Tx, uid: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from ledger.tx t where t.uid = $1 and t.phase = 'pending'
         and not exists (select 1 from ledger.tx s where s.pending_id = t.id)`,
      [uid],
    );
    return rows.length > 0;
  }

  /** The posted credit balance of a liability; zero for an account that was never opened. */
  async balance(tx: Tx, code: string): Promise<bigint> {
    const [row] = await tx.query<{ balance: string }[]>(
      'select coalesce(sum(cr - dr), 0) as balance from ledger.account_balance where code = $1',
      [code],
    );
    return BigInt(row?.balance ?? 0);
  }

  /** The available balance: posted minus pending. Zero for an account that was never opened. */
  async available(reader: EntityManager, code: string): Promise<bigint> {
    const [row] = await reader.query<{ available: string }[]>('select ledger.available($1) as available', [code]);
    return BigInt(row?.available ?? 0);
  }
}
