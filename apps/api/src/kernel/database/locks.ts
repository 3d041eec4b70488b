import type { Tx } from './in-tx.js';
import { prepared } from './prepared.js';

/**
 * The one order in which money commands take their locks; docs/ledger.md explains each rank. Whoever
 * takes them in this order waits, and never in a circle.
 */
export const LOCK_RANKS = ['provider', 'person', 'campaign', 'record', 'books', 'capacity'] as const;
export type LockRank = (typeof LOCK_RANKS)[number];

/** First keys of PostgreSQL's advisory locks; the second is a hash of the id. */
const PERSON = 1;
const CAMPAIGN = 2;
const RATES = 3;
const SPOUSES = 4;

const reached = new WeakMap<Tx, { rank: number; held: Set<string> }>();
const STRICT = process.env['NODE_ENV'] !== 'production';

/**
 * Declares that a lock of this rank is about to be taken. Outside production, taking locks out of order throws, so that
 * a test finds it before a deadlock does. A lock that the transaction already holds may be taken again.
 */
export function reachRank(tx: Tx, rank: LockRank, id?: string): void {
  if (!STRICT) return;
  const place = LOCK_RANKS.indexOf(rank);
  const seen = reached.get(tx) ?? { rank: place, held: new Set<string>() };
  const key = id === undefined ? null : `${rank} ${id}`;
  if (place < seen.rank && (key === null || !seen.held.has(key))) {
    throw new Error(`A lock of rank ${rank} was asked for after one of rank ${LOCK_RANKS[seen.rank]}`);
  }
  seen.rank = Math.max(seen.rank, place);
  if (key !== null) seen.held.add(key);
  reached.set(tx, seen);
}

/** Serialises one person's commands, because limits span several rows. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  reachRank(tx, 'person', userId);
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [PERSON, userId]);
}

/** Blocks payments, cancellations, closings, payouts and distributions of this campaign until the transaction ends. */
export async function lockCampaign(tx: Tx, campaignId: string): Promise<void> {
  reachRank(tx, 'campaign', campaignId);
  await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [CAMPAIGN, campaignId]);
}

// The second lock depends on the first, so that the planner cannot turn them around.
const BOTH = prepared(
  `with person as materialized (select lock_investor($1, $5, $2) as taken)
   select pg_advisory_xact_lock_shared($3, hashtext($4)) from person where taken is not null`,
);

/**
 * The person as by `lockPerson`, with other accounts of theirs and a spouse who share one limit, and the campaign in shared
 * mode, in one round trip: what every command about an investment begins with. The campaign stays open, or closed, for as long as the
 * transaction runs; any number may hold it so.
 */
export async function lockForInvesting(tx: Tx, userId: string, campaignId: string): Promise<void> {
  reachRank(tx, 'person', userId);
  reachRank(tx, 'campaign', campaignId);
  await tx.query(BOTH, [PERSON, userId, CAMPAIGN, campaignId, SPOUSES]);
}

/**
 * The same where the campaign is that of a record: one round trip finds it and takes both locks.
 * @param campaign SQL of the campaign's id; `$4` is the record's
 * @returns the campaign, or null where there is no such record
 */
export async function lockForRecord(tx: Tx, userId: string, campaign: string, id: string): Promise<string | null> {
  reachRank(tx, 'person', userId);
  const [row] = await tx.query<{ campaign: string }[]>(
    prepared(
      `with known as materialized (select (${campaign})::text as campaign),
         person as materialized (
           select campaign, lock_investor($1, $5, $2::text) as taken from known where campaign is not null)
       select campaign, pg_advisory_xact_lock_shared($3, hashtext(campaign)) from person where taken is not null`,
    ),
    [PERSON, userId, CAMPAIGN, id, SPOUSES],
  );
  if (row === undefined) return null;
  reachRank(tx, 'campaign', row.campaign);
  return row.campaign;
}

/** Serialises changes of exchange rates: a pair counts in both directions, over two keys. */
export async function lockRates(tx: Tx): Promise<void> {
  reachRank(tx, 'record');
  await tx.query('select pg_advisory_xact_lock($1, 0)', [RATES]);
}
