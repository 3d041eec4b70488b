import { createPostgresBackend, Queue, setDefaultBackendFactory, Worker, type ConnectionOptions } from 'bullmq';
import type { Config } from '../config/config.js';
import { databaseAt } from '../database/reachable.js';
import { processUrl } from '../database/roles.js';
import { placeOf } from '../process/outage.js';
import type { QueueName } from '../outbox/events.js';

export interface Delivered {
  /** The outbox row; a job carries nothing else (SEC-51). */
  messageId: string;
}

/** The delay before a worker that lost its connection tries again. */
const RETRY_MILLISECONDS = 1_000;

/** The name of the server that is awaited while the queue is unavailable. */
export const queueAt = (config: Config): string =>
  config.QUEUE_URL.startsWith('redis')
    ? `the queue at ${placeOf(config.QUEUE_URL, 6379)}`
    : `the queue in ${databaseAt(config.DATABASE_URL)}`;

/** Job queues: in the database by default, in Redis if QUEUE_URL is set. */
export function queueConnection(config: Config): ConnectionOptions {
  if (config.QUEUE_URL.startsWith('redis')) {
    const url = new URL(config.QUEUE_URL);
    return {
      host: url.hostname,
      port: Number(url.port || 6379),
      ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
      ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
      ...(url.pathname.length > 1 ? { db: Number(url.pathname.slice(1)) } : {}),
      ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
      maxRetriesPerRequest: null,
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return {
    connectionString: processUrl(config, 'cairn_worker'),
    schema: 'bullmq',
    max: 3,
  };
}

/** For jobs that are not kept once they are done: the database has the record. */
const PASSING = { attempts: 1, removeOnComplete: true, removeOnFail: true };

const SWEEPS = 'cairn-sweeps';
/** A long sweep delays the others by at most one of these. */
const SWEEPS_AT_ONCE = 8;

export const openSweepQueue = (connection: ConnectionOptions): Queue =>
  new Queue(SWEEPS, { connection, defaultJobOptions: PASSING });

/** Works the ticks of the sweeps: a job has the name of its sweep and nothing else. */
export const openSweepWorker = (connection: ConnectionOptions, sweep: (name: string) => Promise<unknown>): Worker =>
  new Worker(SWEEPS, async ({ name }) => void (await sweep(name)), {
    connection,
    concurrency: SWEEPS_AT_ONCE,
    lockDuration: 60_000,
    runRetryDelay: RETRY_MILLISECONDS,
  });

export const openQueue = (name: QueueName, connection: ConnectionOptions): Queue<Delivered> =>
  new Queue<Delivered>(`cairn-${name}`, {
    connection,
    defaultJobOptions: PASSING,
  });

export const openWorker = (
  name: QueueName,
  connection: ConnectionOptions,
  handle: (message: Delivered) => Promise<void>,
): Worker<Delivered> =>
  new Worker<Delivered>(`cairn-${name}`, (job) => handle(job.data), {
    connection,
    concurrency: name === 'money' ? 4 : 2,
    lockDuration: 60_000,
    maxStalledCount: 1,
    runRetryDelay: RETRY_MILLISECONDS,
  });
