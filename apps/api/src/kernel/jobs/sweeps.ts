import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseAway } from '../errors/database-errors.js';

export interface Sweep {
  name: string;
  /** Seconds of real time between two runs. */
  everySeconds: number;
  /** Processes a batch of the items due by `kernel.now()` and returns their number. Safe beside other processes. */
  run: () => Promise<number>;
}

/** Limits one sweep, so that the others get their turn. */
const MOST_BATCHES = 1_000;
/** Sweeps that feed each other end after a few rounds. */
const MOST_ROUNDS = 10;

/** Work found by polling, never scheduled in advance: a deadline is a row, and a missed tick is caught up. */
@Injectable()
export class Sweeps {
  private readonly logger = new Logger('sweeps');
  private readonly sweeps: Sweep[] = [];

  register(sweep: Sweep): void {
    if (this.sweeps.some(({ name }) => name === sweep.name)) throw new Error(`Two sweeps are called ${sweep.name}`);
    this.sweeps.push(sweep);
  }

  all(): readonly Sweep[] {
    return this.sweeps;
  }

  /** Runs one sweep until nothing is due; a failure is logged and the next tick tries again. */
  async run(name: string): Promise<number> {
    const sweep = this.sweeps.find((candidate) => candidate.name === name);
    if (sweep === undefined) throw new Error(`No sweep is called ${name}`);
    try {
      let total = 0;
      for (let batch = 0; batch < MOST_BATCHES; batch++) {
        const done = await sweep.run();
        total += done;
        if (done <= 0) break;
      }
      return total;
    } catch (error) {
      const words = `${name} failed: ${error instanceof Error ? error.message : 'unknown'}`;
      // The listening connection logs the outage once.
      if (isDatabaseAway(error)) this.logger.debug(words);
      else this.logger.error(words);
      return 0;
    }
  }

  /**
   * Every sweep, and again while one makes work for another: when the clock has been moved, and in tests. It ends as soon
   * as each has found nothing since the last one that found something.
   * @param except names of sweeps that are left out
   * @returns how much was done
   */
  async runAll(except: readonly string[] = []): Promise<number> {
    const names = this.sweeps.map(({ name }) => name).filter((name) => !except.includes(name));
    let total = 0;
    let idle = 0;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      for (const name of names) {
        if (idle >= names.length) return total;
        const done = await this.run(name);
        total += done;
        // One that did something has also found, at its end, that nothing is left.
        idle = done > 0 ? 1 : idle + 1;
      }
    }
    return total;
  }
}
