import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/in-tx.js';
import { prepared } from '../database/prepared.js';
import { DomainError } from '../errors/domain-error.js';

/** The answer of a completed command: the envelope's text. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

export interface Command {
  userId: string;
  key: string;
  hash: Buffer;
}

const LEASE_SECONDS = 30;
const WAIT_MILLISECONDS = 2_000;
const POLL_MILLISECONDS = 40;

/** JSON with sorted keys: the same request has the same hash however its fields are ordered. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export const requestHash = (method: string, path: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${method} ${path}\n${canonical(body)}`)
    .digest();

/**
 * Does not wait for the disk. What is lost in a crash is a lease whose command did not commit either (the log is written
 * in order), or an answer to a command that is done: the next try does it again, once-only by its own uid.
 */
const WITHOUT_WAITING = `(select set_config('synchronous_commit', 'off', true)) = 'off'`;
const TAKE = prepared(
  `insert into kernel.idempotency as i (user_id, key, request_hash, lease_until)
   select $1, $2, $3, clock_timestamp() + make_interval(secs => $4) where ${WITHOUT_WAITING}
   on conflict (user_id, key) do update set lease_until = excluded.lease_until
     where i.status is null and i.lease_until <= clock_timestamp() and i.request_hash = excluded.request_hash
   returning key`,
);
const FINISH = prepared(
  `update kernel.idempotency set status = $3, body = $4 where user_id = $1 and key = $2 and ${WITHOUT_WAITING}`,
);

interface Row {
  request_hash: Buffer;
  status: number | null;
  body: unknown;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Stores answers of commands by (user, key). Leases run on real time: a process that died while it held a key gives it
 * free
 * after 30 s; the effect itself is once-only by the command's own uid.
 */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly database: Database) {}

  /**
   * Claims the key, or returns the answer stored under it. Waits for a concurrent holder.
   * @throws idempotency.key_reused when the key was used with another request; idempotency.in_progress after 2 s
   */
  async claim(command: Command): Promise<StoredAnswer | null> {
    const deadline = Date.now() + WAIT_MILLISECONDS;
    for (;;) {
      if (await this.take(command)) return null;
      const row = await this.read(command);
      if (row && !row.request_hash.equals(command.hash)) throw new DomainError('idempotency.key_reused');
      if (row && row.status !== null) return { status: row.status, body: row.body };
      if (Date.now() > deadline) throw new DomainError('idempotency.in_progress', { retryAfter: 2 });
      await pause(POLL_MILLISECONDS);
    }
  }

  async finish({ userId, key }: Command, answer: StoredAnswer): Promise<void> {
    await this.database.query(FINISH, [userId, key, answer.status, JSON.stringify(answer.body)]);
  }

  /** Lets the same request try again at once: the attempt failed on our side. Another request finds the key taken. */
  async release({ userId, key }: Command): Promise<void> {
    await this.database.query(
      'update kernel.idempotency set lease_until = clock_timestamp() where user_id = $1 and key = $2 and status is null',
      [userId, key],
    );
  }

  /** Releases the key for any request: this one was refused, so nothing was done. */
  async free({ userId, key }: Command): Promise<void> {
    await this.database.query('delete from kernel.idempotency where user_id = $1 and key = $2 and status is null', [
      userId,
      key,
    ]);
  }

  private async take({ userId, key, hash }: Command): Promise<boolean> {
    const rows = await this.database.query<{ key: string }>(TAKE, [userId, key, hash, LEASE_SECONDS]);
    return rows.length > 0;
  }

  private async read({ userId, key }: Command): Promise<Row | undefined> {
    const [row] = await this.database.query<Row>(
      'select request_hash, status, body from kernel.idempotency where user_id = $1 and key = $2',
      [userId, key],
    );
    return row;
  }
}
