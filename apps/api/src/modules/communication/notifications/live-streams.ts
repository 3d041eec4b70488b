import { Injectable, type BeforeApplicationShutdown, type MessageEvent } from '@nestjs/common';
import type { LiveData } from '@cairn/contracts';
import {
  EMPTY,
  filter,
  finalize,
  from,
  interval,
  map,
  merge,
  of,
  share,
  Subject,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { outsideOfRequest } from '../../../kernel/http/request-context.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Signals } from '../../../kernel/outbox/signals.js';
import type { LiveSignal } from './live-signal.js';

const HEARTBEAT_MILLISECONDS = 15_000;
/** The most streams of one person, against opening them without end. */
const MOST_STREAMS = 12;

/**
 * Streams of server-sent events, fed by the one connection of the process that listens to the database. A stream ends
 * with the session that opened it, and with the process.
 */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly stop = new Subject<void>();
  private readonly open = new Map<string, number>();
  private readonly heard: Observable<LiveSignal>;

  constructor(
    private readonly signals: Signals,
    private readonly sessions: Sessions,
  ) {
    this.heard = signals.on('live').pipe(
      map((payload) => JSON.parse(payload) as LiveSignal), // written by signal() alone
      share(),
    );
  }

  /** @throws request.too_many when one person opens stream after stream */
  of(caller: Identity): Observable<MessageEvent> {
    const { userId } = caller;
    const count = this.open.get(userId) ?? 0;
    if (count >= MOST_STREAMS) throw new DomainError('request.too_many', { retryAfter: 60 });
    this.open.set(userId, count + 1);
    const event = (type: string, id: string | null): MessageEvent => ({ type, data: { id } satisfies LiveData });
    return merge(
      // Immediately, so that the client sees that the stream is open.
      of({ comment: 'open' }),
      interval(HEARTBEAT_MILLISECONDS).pipe(map(() => ({ comment: 'hb' }))),
      this.heard.pipe(
        filter(({ to }) => to === userId),
        map(({ event: type, id }) => event(type, id)),
      ),
      this.signals.reconnected.pipe(map(() => event('refresh', null))),
    ).pipe(
      takeUntil(this.ended(caller)),
      finalize(() => this.closed(userId)),
    );
  }

  get count(): number {
    return [...this.open.values()].reduce((sum, streams) => sum + streams, 0);
  }

  /** An open stream keeps the HTTP server, and with it the process, from ending. */
  beforeApplicationShutdown(): void {
    this.stop.next();
  }

  private ended({ sessionId, expiresAt, viewerId }: Identity): Observable<unknown> {
    const ended = this.signals.on('session_ended');
    // A view ends with the last session of its admin, which is another one, or which time has ended without a word.
    const mayHaveEnded = viewerId === null ? EMPTY : merge(ended, interval(HEARTBEAT_MILLISECONDS));
    return merge(
      this.stop,
      timer(expiresAt),
      ended.pipe(filter((id) => id === sessionId)),
      // The session may have ended while the signal connection was lost.
      merge(this.signals.reconnected, mayHaveEnded).pipe(
        switchMap(() => {
          this.sessions.forget(sessionId);
          // Reading a session updates its last use, which a read-only view (SEC-58) may not write.
          return from(outsideOfRequest(() => this.sessions.find(sessionId)));
        }),
        filter((identity) => identity === null),
      ),
    );
  }

  private closed(userId: string): void {
    const left = (this.open.get(userId) ?? 1) - 1;
    if (left > 0) this.open.set(userId, left);
    else this.open.delete(userId);
  }
}
