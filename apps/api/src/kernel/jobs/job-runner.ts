import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { Config } from '../config/config.js';
import { Delivery } from '../outbox/delivery.js';
import { QUEUES, type QueueName } from '../outbox/events.js';
import { Outage } from '../process/outage.js';
import type { Delivered } from './queues.js';
import { SweepSchedule } from './sweep-schedule.js';
import { Sweeps } from './sweeps.js';

const RELAY_MILLISECONDS = 300;
/** How soon the sweeps run again after the queue was lost. */
const SCHEDULE_MILLISECONDS = 60_000;
/** The most messages that wait in a queue: handed out earlier, they would expire before they are processed. */
const BATCH = 200;
/** How long shutdown waits for a queue that does not answer. */
const CLOSING_MILLISECONDS = 5_000;

/** The limit keeps a sweep that always finds something from running forever after the clock was moved. */
const MOST_ROUNDS = 10;

interface Lane {
  queue: Queue<Delivered>;
  worker: Worker<Delivered>;
  relaying: Promise<void> | null;
}

/** The worker's side: relays the outbox to the queues, works the queues, and runs the sweeps. */
@Injectable()
export class JobRunner implements OnApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly lanes = new Map<QueueName, Lane>();
  private readonly timers: NodeJS.Timeout[] = [];
  private outage: Outage | null = null;
  private schedule: SweepSchedule | null = null;
  private readonly sweeping = new Map<string, Promise<number>>();

  constructor(
    private readonly config: Config,
    private readonly delivery: Delivery,
    private readonly sweeps: Sweeps,
  ) {}

  /** @throws when a queue that lies in the database cannot be reached; Redis may become available later */
  async start(): Promise<void> {
    // The API has this class, too, and never works a queue.
    const { openQueue, openWorker, openSweepQueue, openSweepWorker, queueAt, queueConnection } =
      await import('./queues.js');
    this.outage = new Outage(queueAt(this.config), (line) => this.logger.warn(line));
    const connection = queueConnection(this.config);
    for (const name of QUEUES) {
      const queue = openQueue(name, connection);
      const worker = openWorker(name, connection, async ({ messageId }) => {
        await this.delivery.deliver(messageId);
      });
      queue.on('error', (error) => this.report(error));
      worker.on('error', (error) => this.report(error));
      this.lanes.set(name, { queue, worker, relaying: null });
    }
    const [ticks, sweeper] = [openSweepQueue(connection), openSweepWorker(connection, (name) => this.sweep(name))];
    ticks.on('error', (error) => this.report(error));
    sweeper.on('error', (error) => this.report(error));
    this.schedule = new SweepSchedule(ticks, sweeper);
    // A connection that failed at the start is not retried; the whole start is.
    if (this.config.QUEUE_URL.startsWith('postgres')) {
      for (const { queue, worker } of this.lanes.values()) {
        await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
      }
      await this.schedule.waitUntilReady();
    }
    this.timers.push(setInterval(() => void this.relay(), RELAY_MILLISECONDS));
    this.timers.push(setInterval(() => void this.keepSchedule(), SCHEDULE_MILLISECONDS));
    void this.keepSchedule();
  }

  /** Schedules the ticks of all sweeps: at the start, and again when the queue has lost them. */
  async keepSchedule(): Promise<void> {
    this.schedule?.ensureWorking((error) => this.report(error));
    await this.schedule?.keep(this.sweeps.all()).catch((error: unknown) => this.report(error));
  }

  /**
   * Puts due items on their queue, each queue separately: one that is full or slow delays no other. One relay of a
   * queue at a time in a process, any number of processes.
   */
  async relay(): Promise<void> {
    await Promise.all(QUEUES.map((name) => this.relayLane(name)));
  }

  /** Runs everything until nothing is due: the clock was moved, and sweeps create work for each other. */
  async sweepAll(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let done = 0;
      for (const { name } of this.sweeps.all()) done += await this.sweep(name);
      await this.relay();
      if (done === 0) return;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const lanes = [...this.lanes.values()];
    const closing = async (): Promise<void> => {
      await Promise.all([...this.sweeping.values(), ...lanes.map(({ relaying }) => relaying)]);
      await this.schedule?.close();
      await Promise.all(lanes.map(({ worker }) => worker.close()));
      await Promise.all(lanes.map(({ queue }) => queue.close()));
    };
    let patience: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, CLOSING_MILLISECONDS);
    });
    await Promise.race([closing(), enough]);
    clearTimeout(patience);
  }

  private relayLane(name: QueueName): Promise<void> {
    const lane = this.lanes.get(name);
    if (lane === undefined) return Promise.resolve();
    lane.relaying ??= this.relayDue(name, lane)
      .then(() => this.outage?.back())
      .catch((error: unknown) => this.report(error))
      .finally(() => {
        lane.relaying = null;
      });
    return lane.relaying;
  }

  private async relayDue(name: QueueName, { queue, worker }: Lane): Promise<void> {
    // A worker whose first queries failed has stopped its loop.
    if (!worker.isRunning()) worker.run().catch((error: unknown) => this.report(error));
    while ((await queue.getWaitingCount()) < BATCH) {
      const due = await this.delivery.claim(name, BATCH);
      // The time is part of the job's id: a message that comes back after its visibility must be taken again.
      const at = Date.now();
      for (const id of due) await queue.add('deliver', { messageId: id }, { jobId: `${id}-${at}` });
      if (due.length < BATCH) return;
    }
  }

  private sweep(name: string): Promise<number> {
    const running = this.sweeping.get(name);
    if (running) return running;
    const started = this.sweeps.run(name).finally(() => this.sweeping.delete(name));
    this.sweeping.set(name, started);
    return started;
  }

  /** Logs an outage once; other errors of a queue, which repeat without end, once a minute. */
  private report(error: unknown): void {
    this.outage?.away(error);
  }
}
