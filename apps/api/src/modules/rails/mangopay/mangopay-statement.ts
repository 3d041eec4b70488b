import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Outcome } from '../ports/outcome.js';
import type { StatementLine, StatementPage, StatementPort } from '../ports/statement.port.js';
import { MangopayClient } from './mangopay-client.js';
import { linesOf } from './mangopay-lines.js';
import { MangopayLists, type MoneyEvent } from './mangopay-lists.js';
import type { Reply } from './mangopay-reply.js';

const DAY = 86_400;
/** Events are told of for 45 days (docs.mangopay.com, List all Events). */
const EVENTS_DAYS = 44;
/** Transactions are told of for 13 months (docs.mangopay.com, Data availability periods). */
const HISTORY_DAYS = 390;
/** A transaction may be done long after it was made: a bank transfer is waited for. */
const LONGEST_DAYS = 100;
/** So much is listed again: an event may come after a later one. */
const OVERLAP = 600;
/** Each event is one call more. */
const MOST_EVENTS = 100;

/** From which second on events are listed, and which of them were read already. */
interface Cursor {
  since: number;
  read: ReadonlySet<string>;
}

function parse(text: string): Cursor {
  const [since = '', read = ''] = text.split('|');
  return { since: Number(since), read: new Set(read.split(',').filter(Boolean)) };
}

const write = (since: number, read: readonly MoneyEvent[]): string =>
  `${since}|${read.map(({ ref }) => ref).join(',')}`;

const UNREADABLE = { kind: 'unknown' } as const;

/** The lines of transactions, the oldest first, each once; null where one cannot be understood. */
function linesOfAll(transactions: readonly Reply[]): StatementLine[] | null {
  const lines = new Map<string, StatementLine>();
  for (const transaction of transactions) {
    const own = linesOf(transaction);
    if (own === null) return null;
    for (const line of own) lines.set(line.lineId, line);
  }
  return [...lines.values()].sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
}

/**
 * Mangopay's own records. Its events name every transaction of the platform that is done, whoever made it; each is then
 * read. What is older than they go back is found in the lists of all users.
 */
@Injectable()
export class MangopayStatement implements StatementPort {
  readonly provider = 'mangopay';

  constructor(
    private readonly client: MangopayClient,
    private readonly lists: MangopayLists,
    private readonly clock: Clock,
  ) {}

  async next(cursor: string | null): Promise<Outcome<StatementPage>> {
    if (!this.client.isConfigured) return { kind: 'ok', value: { lines: [], cursor, more: false } };
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const known = cursor === null ? { since: now - HISTORY_DAYS * DAY, read: new Set<string>() } : parse(cursor);
    return known.since < now - EVENTS_DAYS * DAY ? this.history(known.since, now) : this.events(known, now);
  }

  private async events({ since, read }: Cursor, now: number): Promise<Outcome<StatementPage>> {
    const listed = await this.lists.eventsFrom(since);
    if (listed.kind !== 'ok') return listed;
    const fresh = listed.value.filter(({ ref }) => !read.has(ref));
    const taken = fresh.slice(0, MOST_EVENTS);
    const transactions: Reply[] = [];
    for (const event of taken) {
      const outcome = await this.lists.transactionOf(event);
      if (outcome.kind !== 'ok') return outcome;
      transactions.push(outcome.value);
    }
    const lines = linesOfAll(transactions);
    if (lines === null) return UNREADABLE;
    const more = fresh.length > taken.length;
    const from = Math.max(since, (more ? (taken.at(-1)?.at ?? since) : now) - OVERLAP);
    const done = new Set([...read, ...taken.map(({ ref }) => ref)]);
    const still = listed.value.filter(({ ref, at }) => at >= from && done.has(ref));
    return { kind: 'ok', value: { lines, cursor: write(from, still), more } };
  }

  private async history(since: number, now: number): Promise<Outcome<StatementPage>> {
    const listed = await this.lists.transactionsAfter(since - LONGEST_DAYS * DAY);
    if (listed.kind !== 'ok') return listed;
    const lines = linesOfAll(listed.value);
    if (lines === null) return UNREADABLE;
    return { kind: 'ok', value: { lines, cursor: write(now - OVERLAP, []), more: false } };
  }
}
