import { Injectable, Logger } from '@nestjs/common';

export interface Sweep {
  name: string;
  /** Seconds of real time between two runs. */
  everySeconds: number;
  /** Does a batch of what is due by `kernel.now()` and gives how much that was. Safe beside another process's run. */
  run: () => Promise<number>;
}

/** A sweep that never finds an end leaves room for the others. */
const MOST_BATCHES = 1_000;

/** Work that is found by looking, never scheduled in advance: a deadline is a row, and a missed tick is caught up. */
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
      this.logger.error(`${name} failed: ${error instanceof Error ? error.message : 'unknown'}`);
      return 0;
    }
  }

  /** Every sweep once, in the order of registration: when the clock has been moved, and in tests. */
  async runAll(): Promise<number> {
    let done = 0;
    for (const { name } of this.sweeps) done += await this.run(name);
    return done;
  }
}
