import type { LiveEvent } from '@cairn/contracts/communication/live';
import { LIVE_EVENTS } from '@cairn/contracts/communication/live';
import { useEffect, useEffectEvent } from 'react';
import { inBrowser } from '../page/page-scope.js';
import { readEvents, type StreamEvent } from './event-stream.js';
import { sessionAtRest } from './session-change.js';
import { clearSession, refreshSession, useSession } from './session.js';

const STREAM = '/api/v1.1/notifications/stream';
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Something changed: what, and the id of it where there is one. */
export interface LiveNews {
  event: LiveEvent;
  id: string | null;
}
type Listener = (news: LiveNews) => void;

const listeners = new Set<Listener>();
/** Tabs share messages, so that one of them listens for all: a browser opens few connections to one host. */
const tabs = inBrowser && 'BroadcastChannel' in globalThis ? new BroadcastChannel('live') : null;
const tellTabs = tabs?.postMessage.bind(tabs);
let running: { token: string; stop: AbortController } | null = null;

const hear = (news: LiveNews): void => {
  for (const listener of listeners) listener(news);
};
const say = (news: LiveNews): void => {
  hear(news);
  tellTabs?.(news);
};
tabs?.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => hear(data));

const newsOf = ({ type, data }: StreamEvent): LiveNews | null => {
  const event = LIVE_EVENTS.find((known) => known === type);
  if (!event) return null;
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return { event, id: typeof id === 'string' ? id : null };
};

/** Full jitter: after a restart of the server not all clients return in the same instant. */
export const pauseFor = (failures: number, random: () => number = Math.random): number =>
  random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });

/** A stream that is opened again until it is stopped or the session is no longer taken. */
const run = async (token: string, signal: AbortSignal, hasGap: boolean): Promise<void> => {
  let isFirst = !hasGap;
  for (let failures = 0; !signal.aborted; failures++) {
    const onOpen = () => {
      failures = 0;
      // Signals in the meantime were missed.
      if (!isFirst) say({ event: 'refresh', id: null });
      isFirst = false;
    };
    const onEvent = (event: StreamEvent) => {
      const news = newsOf(event);
      if (news) say(news);
    };
    // The server ends the streams of a session that is renewed before its new token has arrived here.
    await sessionAtRest();
    if (signal.aborted || refreshSession()?.token !== token) return;
    const outcome = await readEvents({ url: STREAM, token, signal, onOpen, onEvent }).catch(() => 'ended' as const);
    if (outcome === 'refused') {
      await sessionAtRest();
      if (refreshSession()?.token === token) clearSession();
      return;
    }
    if (!signal.aborted) await pause(pauseFor(failures), signal);
  }
};

/** The tab that holds the lock listens; when it is closed, the next one takes over, with a possible gap. */
const lead = async (token: string, signal: AbortSignal): Promise<void> => {
  // Missing outside of a secure context; each tab then listens for itself.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return run(token, signal, false);
  const isDone = await locks.request('live', { ifAvailable: true }, async (lock) => {
    if (lock) await run(token, signal, false);
    return lock !== null;
  });
  if (isDone || signal.aborted) return undefined;
  return locks.request('live', { signal }, () => run(token, signal, true));
};

const follow = (token: string | undefined): void => {
  const wanted = listeners.size > 0 ? token : undefined;
  if (running?.token === wanted) return;
  running?.stop.abort();
  running = null;
  if (wanted === undefined) return;
  const stop = new AbortController();
  running = { token: wanted, stop };
  // Being stopped while it waits for its turn is no failure.
  lead(wanted, stop.signal).catch(() => undefined);
};

/** Calls back when the reader's own data changed on the server, while signed in. */
export const useLive = (onNews: Listener): void => {
  const token = useSession()?.token;
  const listener = useEffectEvent(onNews);
  useEffect(() => {
    const heard: Listener = (news) => listener(news);
    listeners.add(heard);
    follow(token);
    return () => {
      listeners.delete(heard);
      // A page that is left for another one keeps the stream: the next one uses it at once.
      queueMicrotask(() => {
        if (listeners.size === 0) follow(undefined);
      });
    };
  }, [token]);
};
