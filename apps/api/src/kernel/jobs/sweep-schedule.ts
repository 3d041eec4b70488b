import type { Queue, Worker } from 'bullmq';
import type { Sweep } from './sweeps.js';

/** A repeated job that is so late was lost, with the queue or with the process that would have made its next run. */
const LOST_AFTER_MILLISECONDS = 60_000;

/**
 * The ticks of the sweeps: each is a repeated job of BullMQ, worked by whichever worker is free. A tick only says that it
 * is time to look; what is due is stored in rows, so that a lost message only delays it until the next.
 */
export class SweepSchedule {
  constructor(
    private readonly queue: Queue,
    private readonly worker: Worker,
  ) {}

  /** Writes the repeated jobs that are missing, lost, or of another pace, and removes those of no sweep any more. */
  async keep(sweeps: readonly Sweep[]): Promise<void> {
    const standing = new Map((await this.queue.getJobSchedulers(0, -1)).map((job) => [job.key, job]));
    for (const { name, everySeconds } of sweeps) {
      const every = everySeconds * 1_000;
      const job = standing.get(name);
      standing.delete(name);
      const isTicking = job?.every === every && (job.next ?? 0) > Date.now() - every - LOST_AFTER_MILLISECONDS;
      if (isTicking) continue;
      // Not immediately: a process that has just started has calls to answer, and the sweeps ran until a moment ago.
      const startDate = Date.now() + every;
      await this.queue.upsertJobScheduler(name, { every, startDate }, { name });
    }
    for (const name of standing.keys()) await this.queue.removeJobScheduler(name);
  }

  /** A worker whose first queries failed has stopped its loop. */
  ensureWorking(report: (error: unknown) => void): void {
    if (!this.worker.isRunning()) this.worker.run().catch(report);
  }

  async waitUntilReady(): Promise<void> {
    await Promise.all([this.queue.waitUntilReady(), this.worker.waitUntilReady()]);
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.queue.close();
  }
}
