import { Injectable } from '@nestjs/common';
import { Database } from '../database/in-tx.js';
import { isDatabaseAway } from '../errors/database-errors.js';

/**
 * Business time: real time plus the offset in `kernel.clock` (always 0 in production, forward only elsewhere). Every
 * deadline uses it; sessions, codes, rate limits and leases run on real time. SQL has the same as `kernel.now()`.
 */
@Injectable()
export class Clock {
  private offsetMilliseconds = 0;

  constructor(private readonly database: Database) {}

  now(): Date {
    return new Date(Date.now() + this.offsetMilliseconds);
  }

  /** Reloads the offset at start, and whenever the database signals that it has changed. */
  async refresh(): Promise<void> {
    const [row] = await this.database.query<{ offset_ms: string }>('select offset_ms from kernel.clock');
    this.offsetMilliseconds = Number(row?.offset_ms ?? 0);
  }

  /**
   * The same on a signal: a database that has just become unavailable is no failure, since the connection with
   * the signal sends "clock" again as soon as it is available.
   */
  async refreshSoon(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}
