import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../database/in-tx.js';
import { rowsOfUpdate } from '../database/rows.js';
import { isDatabaseAway } from '../errors/database-errors.js';
import { Sweeps } from './sweeps.js';

/** Seconds of real time until a parked item is retried; the last wait repeats. */
const WAITS = [10, 30, 120, 600, 3_600];

/**
 * A condition for a sweep's query: leaves out the items of this sweep that failed and whose next try is still to come.
 * @param item SQL expression of the item's id
 */
export const notParked = (sweep: string, item: string): string =>
  `not exists (select 1 from kernel.parked_item parked where parked.sweep = '${sweep}' and parked.item = ${item}::text
     and parked.next_try_at > clock_timestamp())`;

/** Items of one sweep that may be parked. */
export interface ParkedKind {
  sweep: string;
  /** Query of a column `item`: what still waits for the sweep. Anything else was settled another way. */
  waiting: string;
  /** Statement that makes the item `$1` due at once, where the sweep has a clock of its own. */
  dueNow?: string;
}

/**
 * Work on many items in which one failure is one item's own: it is parked with its cause, tried again with growing
 * waits, shown in the console, and holds up no other.
 */
@Injectable()
export class ParkedItems implements OnModuleInit {
  private readonly logger = new Logger('sweeps');

  private readonly kinds: ParkedKind[] = [];

  constructor(
    private readonly database: Database,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'parked_items.forget', everySeconds: 60, run: () => this.forgetSettled() });
  }

  register(kind: ParkedKind): void {
    this.kinds.push(kind);
  }

  all(): readonly ParkedKind[] {
    return this.kinds;
  }

  /**
   * Runs `work` for each item, one after the other.
   * @returns how many went well
   * @throws when the database is unavailable: the cause is then not an item
   */
  async each(sweep: string, items: readonly string[], work: (item: string) => Promise<unknown>): Promise<number> {
    if (items.length === 0) return 0;
    const parked = await this.parkedOf(sweep, items);
    let done = 0;
    for (const item of items) {
      try {
        await work(item);
        done += 1;
        if (parked.has(item)) await this.release(sweep, item);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        await this.park(sweep, item, error);
      }
    }
    return done;
  }

  /**
   * The next run processes it; nothing is done here.
   * @returns how often it was tried; null when it is not parked any more
   */
  async makeDue(tx: Tx, sweep: string, item: string): Promise<number | null> {
    const [parked] = rowsOfUpdate<{ attempts: number }>(
      await tx.query(
        'update kernel.parked_item set next_try_at = clock_timestamp() where sweep = $1 and item = $2 returning attempts',
        [sweep, item],
      ),
    );
    if (parked === undefined) return null;
    const dueNow = this.kinds.find((kind) => kind.sweep === sweep)?.dueNow;
    if (dueNow !== undefined) await tx.query(dueNow, [item]);
    return parked.attempts;
  }

  /** Items that were settled another way while parked are removed. */
  private async forgetSettled(): Promise<number> {
    const parked = await this.database.query<{ sweep: string }>('select distinct sweep from kernel.parked_item');
    for (const { sweep, waiting } of this.kinds) {
      if (!parked.some((row) => row.sweep === sweep)) continue;
      await this.database.query(
        `delete from kernel.parked_item p where sweep = $1
         and not exists (select 1 from (${waiting}) w where w.item::text = p.item)`,
        [sweep],
      );
    }
    return 0;
  }

  private async parkedOf(sweep: string, items: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ item: string }>(
      'select item from kernel.parked_item where sweep = $1 and item = any($2)',
      [sweep, items],
    );
    return new Set(rows.map(({ item }) => item));
  }

  private async release(sweep: string, item: string): Promise<void> {
    await this.database.query('delete from kernel.parked_item where sweep = $1 and item = $2', [sweep, item]);
  }

  private async park(sweep: string, item: string, error: unknown): Promise<void> {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    this.logger.error(`${sweep} failed on ${item}: ${cause}`);
    await this.database.query(
      `insert into kernel.parked_item as p (sweep, item, cause, next_try_at)
       values ($1, $2, $3, clock_timestamp() + make_interval(secs => ($4::double precision[])[1]))
       on conflict (sweep, item) do update set cause = excluded.cause, attempts = p.attempts + 1,
         next_try_at = clock_timestamp() + make_interval(secs => ($4::double precision[])[least(p.attempts + 1, $5)])`,
      [sweep, item, cause.slice(0, 2_000), WAITS, WAITS.length],
    );
  }
}
