import { act, renderHook, waitFor } from '@testing-library/react';
import { pauseFor, useLive, type LiveNews } from './live.js';
import { changingSession } from './session-change.js';
import { clearSession, getSession, renewSession, storeSession } from './session.js';

/** A stream that is fed by hand. */
interface Fed {
  headers: Headers;
  say(text: string): void;
  end(): void;
}

/** What the reader uses of a decoding stream; the simulated browser has none. */
const body = (fed: (controller: { say: (text: string) => void; end: () => void }) => void) => {
  const waiting: { done: boolean; value?: string }[] = [];
  let wake: () => void = () => undefined;
  const push = (part: { done: boolean; value?: string }) => {
    waiting.push(part);
    wake();
  };
  fed({ say: (value) => push({ done: false, value }), end: () => push({ done: true }) });
  return {
    pipeThrough: () => ({
      getReader: () => ({
        read: async () => {
          while (waiting.length === 0) {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          }
          return waiting.shift();
        },
      }),
    }),
  };
};

describe('live news', () => {
  const streams: Fed[] = [];
  let status = 200;

  beforeEach(() => {
    streams.length = 0;
    status = 200;
    jest.spyOn(Math, 'random').mockReturnValue(0);
    Object.assign(globalThis, { TextDecoderStream: class {} });
    globalThis.fetch = (async (_input: unknown, init: RequestInit) => {
      const fed = { headers: new Headers(init.headers) } as Fed;
      streams.push(fed);
      return { status, ok: status === 200, body: body((controller) => Object.assign(fed, controller)) };
    }) as unknown as typeof fetch;
    storeSession({
      enableTwoFactorAuth: false,
      token: 'T',
      expirationDate: new Date(Date.now() + 3_600_000).toISOString(),
    });
  });
  afterEach(() => {
    act(() => clearSession());
    jest.restoreAllMocks();
  });

  const listening = () => {
    const heard: LiveNews[] = [];
    const hook = renderHook(() => useLive((news) => heard.push(news)));
    return { heard, ...hook };
  };
  const stream = async (count: number): Promise<Fed> => {
    await waitFor(() => expect(streams).toHaveLength(count));
    return streams[count - 1] as Fed;
  };

  it('carries the token in a header, and hears events whole or in pieces', async () => {
    const { heard, unmount } = listening();
    const fed = await stream(1);
    expect(fed.headers.get('authorization')).toBe('Bearer T');
    act(() => {
      fed.say(': open\n\nevent: notification\nda');
      fed.say('ta: {"id":"n"}\n\nevent: unheard\ndata: {}\n\nevent: message\ndata: broken\n\n');
    });
    await waitFor(() =>
      expect(heard).toEqual([
        { event: 'notification', id: 'n' },
        { event: 'message', id: null },
      ]),
    );
    unmount();
  });

  it('comes back after a broken line, and says that something may have been missed', async () => {
    const { heard, unmount } = listening();
    const fed = await stream(1);
    fed.end();
    await stream(2);
    await waitFor(() => expect(heard).toEqual([{ event: 'refresh', id: null }]));
    unmount();
  });

  it('S-05 stops when the session is no longer taken, and ends it here', async () => {
    status = 401;
    const { unmount } = listening();
    await stream(1);
    await waitFor(() => expect(getSession()).toBeNull());
    expect(streams).toHaveLength(1);
    unmount();
  });

  it('SEC-3 waits while the session is renewed, and goes on with its new token', async () => {
    const { unmount } = listening();
    const fed = await stream(1);
    const expirationDate = getSession()?.expirationDate ?? '';
    let arrive: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let renewal: Promise<unknown> = Promise.resolve();
    const waiting = new Promise<void>((resolve) => {
      const request = (_name: string, ...[first, second]: ((() => Promise<unknown>) | { ifAvailable?: boolean })[]) => {
        if (typeof first === 'function') return (renewal = first());
        if (typeof second !== 'function' || first?.ifAvailable) return Promise.resolve(null);
        resolve();
        return renewal.then(second);
      };
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    });
    const renewed = changingSession(async () => {
      await answer;
      act(() => renewSession('T2', expirationDate));
    });
    fed.end();
    await waiting;
    expect(streams).toHaveLength(1);
    arrive();
    await renewed;
    await waitFor(() => expect(getSession()?.token).toBe('T2'));
    unmount();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  });

  it('opens one stream for all who listen', async () => {
    const [one, other] = [listening(), listening()];
    const fed = await stream(1);
    act(() => fed.say('event: read\ndata: {"id":null}\n\n'));
    await waitFor(() => expect([one.heard.length, other.heard.length]).toEqual([1, 1]));
    expect(streams).toHaveLength(1);
    one.unmount();
    other.unmount();
  });

  it('leaves the stream to the tab that holds it, and goes on when that one is closed', async () => {
    const turns: (() => Promise<unknown>)[] = [];
    const request = async (
      name: string,
      options: { ifAvailable?: boolean },
      work: (lock: object | null) => Promise<unknown>,
    ) =>
      options.ifAvailable || name !== 'live'
        ? work(null)
        : new Promise((resolve) => {
            turns.push(async () => resolve(await work({})));
          });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const { heard, unmount } = listening();
    await waitFor(() => expect(turns).toHaveLength(1));
    expect(streams).toEqual([]);
    void turns[0]?.();
    await stream(1);
    await waitFor(() => expect(heard).toEqual([{ event: 'refresh', id: null }]));
    unmount();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  });

  it('waits longer after each failure, never more than half a minute, and not all at once', () => {
    const longest = (failures: number): number => pauseFor(failures, () => 1);
    expect([0, 1, 2, 10].map(longest)).toEqual([1_000, 2_000, 4_000, 30_000]);
    expect(pauseFor(3, () => 0.5)).toBe(4_000);
  });
});
