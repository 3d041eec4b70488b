import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Subject, type Observable, filter, map } from 'rxjs';
import { Config } from '../config/config.js';
import { databaseAt } from '../database/reachable.js';
import { processUrl } from '../database/roles.js';
import { Outage, waitAfter } from '../process/outage.js';

const CHANNELS = ['clock', 'session_ended', 'outbox', 'live', 'changed'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Signals from other processes by the database (LISTEN), one connection per process. A signal is a hint that may be
 * lost while the connection is down: a listener must also check the data itself.
 */
@Injectable()
export class Signals implements OnApplicationShutdown {
  private readonly logger = new Logger('signals');
  private readonly heard = new Subject<{ channel: string; payload: string }>();
  private readonly gaps = new Subject<void>();
  private client: pg.Client | null = null;
  private latest: pg.Client | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;
  private tries = 0;
  private readonly url: string;
  /** The only place that logs that the database became unavailable and available again. */
  private readonly outage: Outage;

  constructor(config: Config) {
    this.url = processUrl(config, 'cairn_app');
    this.outage = new Outage(databaseAt(this.url), (line) => this.logger.warn(line));
  }

  on(channel: Channel): Observable<string> {
    return this.heard.pipe(
      filter((signal) => signal.channel === channel),
      map(({ payload }) => payload),
    );
  }

  /** The connection was lost and restored: signals in between are unknown. */
  get reconnected(): Observable<void> {
    return this.gaps.asObservable();
  }

  /** False before the first connection and while it is lost: changes may then be missed. */
  get isListening(): boolean {
    return this.client !== null;
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'cairn_signals',
    });
    this.latest = client;
    // The end of a connection is reported twice, and late: by then another may have replaced it.
    const lost = (error?: unknown): void => {
      if (this.latest === client) this.lost(error);
    };
    // Without a handler a restart of the database would end the process.
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ channel, payload }) => this.heard.next({ channel, payload: payload ?? '' }));
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
      this.client = client;
      this.tries = 0;
      this.outage.back();
    } catch (error) {
      lost(error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.client?.end();
  }

  private lost(error?: unknown): void {
    if (this.stopped || this.timer) return;
    this.client = null;
    this.outage.away(error);
    this.timer = setTimeout(
      () => {
        this.timer = null;
        void this.listen().then(() => {
          if (!this.client) return;
          // All listeners check again.
          this.heard.next({ channel: 'clock', payload: '' });
          this.gaps.next();
        });
      },
      waitAfter(this.tries++),
    );
  }
}
