import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue, Worker } from 'bullmq';
import { Config } from '../config/config.js';
import { Delivery } from '../outbox/delivery.js';
import { QUEUES, type QueueName } from '../outbox/events.js';
import type { Delivered } from './queues.js';
import { Sweeps } from './sweeps.js';

const RELAY_MILLISECONDS = 300;
const BATCH = 200;
/** A broken queue reports itself without end; once in this time is enough. */
const ERROR_LOG_MILLISECONDS = 10_000;

/** The worker's side: relays the outbox to the queues, works the queues, and runs the sweeps. */
@Injectable()
export class JobRunner implements OnApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly queues = new Map<QueueName, Queue<Delivered>>();
  private readonly workers: Worker<Delivered>[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private lastErrorAt = 0;
  private relaying: Promise<void> | null = null;
  private readonly sweeping = new Map<string, Promise<unknown>>();

  constructor(
    private readonly config: Config,
    private readonly delivery: Delivery,
    private readonly sweeps: Sweeps,
  ) {}

  async start(): Promise<void> {
    // The API has this class, too, and never works a queue.
    const { openQueue, openWorker, queueConnection } = await import('./queues.js');
    const connection = queueConnection(this.config);
    for (const name of QUEUES) {
      const queue = openQueue(name, connection);
      const worker = openWorker(name, connection, async ({ messageId }) => {
        await this.delivery.deliver(messageId);
      });
      queue.on('error', (error) => this.report(error));
      worker.on('error', (error) => this.report(error));
      this.queues.set(name, queue);
      this.workers.push(worker);
    }
    this.timers.push(setInterval(() => void this.relay(), RELAY_MILLISECONDS));
    for (const { name, everySeconds } of this.sweeps.all()) {
      this.timers.push(setInterval(() => void this.sweep(name), everySeconds * 1000));
    }
  }

  /** Puts what is due on its queue; one relay at a time in a process, any number of processes. */
  relay(): Promise<void> {
    this.relaying ??= this.relayDue()
      .catch((error: unknown) => this.report(error))
      .finally(() => {
        this.relaying = null;
      });
    return this.relaying;
  }

  /** Everything at once: the clock was moved. */
  async sweepAll(): Promise<void> {
    for (const { name } of this.sweeps.all()) await this.sweep(name);
    await this.relay();
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.sweeping.values(), this.relaying]);
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private async relayDue(): Promise<void> {
    for (;;) {
      const due = await this.delivery.claim(BATCH);
      for (const { id, queue } of due) {
        // The attempt is part of the job's id: a message that comes back after its visibility must be taken again.
        await this.queues.get(queue)?.add('deliver', { messageId: id }, { jobId: `${id}-${Date.now()}` });
      }
      if (due.length < BATCH) return;
    }
  }

  private sweep(name: string): Promise<unknown> {
    const running = this.sweeping.get(name);
    if (running) return running;
    const started = this.sweeps.run(name).finally(() => this.sweeping.delete(name));
    this.sweeping.set(name, started);
    return started;
  }

  private report(error: unknown): void {
    if (Date.now() - this.lastErrorAt < ERROR_LOG_MILLISECONDS) return;
    this.lastErrorAt = Date.now();
    this.logger.error(error instanceof Error ? error.message : 'the queue failed');
  }
}
