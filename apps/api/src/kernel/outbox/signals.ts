import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Subject, type Observable, filter, map } from 'rxjs';
import { Config } from '../config/config.js';
import { processUrl } from '../database/roles.js';

const CHANNELS = ['clock', 'session_ended', 'outbox', 'live'] as const;
export type Channel = (typeof CHANNELS)[number];

const RECONNECT_MILLISECONDS = 1_000;

/**
 * What other processes say through the database (LISTEN), on one connection a process. A signal is a hint that may be
 * lost while the connection is down: whoever listens must also look for itself.
 */
@Injectable()
export class Signals implements OnApplicationShutdown {
  private readonly logger = new Logger('signals');
  private readonly heard = new Subject<{ channel: string; payload: string }>();
  private readonly gaps = new Subject<void>();
  private client: pg.Client | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly config: Config) {}

  on(channel: Channel): Observable<string> {
    return this.heard.pipe(
      filter((signal) => signal.channel === channel),
      map(({ payload }) => payload),
    );
  }

  /** The connection was lost and is there again: what was said in between is unknown. */
  get reconnected(): Observable<void> {
    return this.gaps.asObservable();
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: processUrl(this.config, 'cairn_app'),
      application_name: 'cairn_signals',
    });
    // Without a handler a restart of the database would end the process.
    client.on('error', (error) => this.lost(error));
    client.on('end', () => this.lost());
    client.on('notification', ({ channel, payload }) => this.heard.next({ channel, payload: payload ?? '' }));
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
      this.client = client;
    } catch (error) {
      this.lost(error);
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
    this.logger.warn(`The signal connection was lost${error instanceof Error ? `: ${error.message}` : ''}`);
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.listen().then(() => {
        if (!this.client) return;
        // Everyone looks again.
        this.heard.next({ channel: 'clock', payload: '' });
        this.gaps.next();
      });
    }, RECONNECT_MILLISECONDS);
  }
}
