import { Watch, waitSeconds, type Living } from './watch.js';

const MINUTE = 60_000;

/** Something that ends when it is told to, and counts its starts. */
function theatre() {
  const lines: string[] = [];
  const ends: ((how: number | string) => void)[] = [];
  const stopped: number[] = [];
  let refusal: Error | null = null;
  const start = (): Living => {
    if (refusal) throw refusal;
    const number = ends.length;
    const ended = new Promise<number | string>((resolve) => ends.push(resolve));
    return {
      ended,
      lastWords: () => 'first line\nthe last word',
      stop: async () => {
        stopped.push(number);
        ends[number]?.('SIGTERM');
      },
    };
  };
  const watch = new Watch('api', start, { restart: (line) => void lines.push(line) });
  const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const end = async (how: number | string = 1): Promise<void> => {
    ends.at(-1)?.(how);
    await after(0);
  };
  return { watch, lines, ends, stopped, after, end, refuse: (error: Error | null) => (refusal = error) };
}

describe('M-13 what ends is started again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('M-13 waits longer from end to end, thirty seconds at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(waitSeconds)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('M-13 says in one line what ended and when it starts again, and starts it', async () => {
    const { watch, lines, ends, after, end } = theatre();
    await watch.begin();
    await end('SIGKILL');
    expect(lines).toEqual(['The api has ended (SIGKILL): the last word. It starts again in 1 s.']);
    expect([ends.length, watch.present]).toEqual([1, null]);
    await after(1_000);
    expect(ends).toHaveLength(2);
    expect(watch.present).not.toBeNull();
  });

  it('M-13 after five ends in a row it is said clearly, and still tried', async () => {
    const { watch, lines, ends, after, end } = theatre();
    await watch.begin();
    for (let n = 1; n <= 7; n++) {
      await end();
      await after(waitSeconds(n) * 1_000);
    }
    expect(ends).toHaveLength(8);
    expect(lines[3]).toContain('It starts again in 8 s.');
    expect(lines[4]).toBe(
      'The api does not stay up: it ended 5 times in a row: the last word. The next try is in 16 s.',
    );
    expect(lines.at(-1)).toContain('it ended 7 times in a row');
  });

  it('M-13 after a minute of running the waits start again', async () => {
    const { watch, lines, after, end } = theatre();
    await watch.begin();
    await end();
    await after(1_000);
    await end();
    await after(2_000);
    await after(MINUTE);
    await end();
    expect(lines.map((line) => /in (\d+) s/.exec(line)?.[1])).toEqual(['1', '2', '1']);
  });

  it('M-13 one that cannot be started again is tried again; what fails at the first start is thrown', async () => {
    const { watch, lines, ends, after, end, refuse } = theatre();
    refuse(new Error('no port'));
    await expect(watch.begin()).rejects.toThrow('no port');
    refuse(null);
    await watch.begin();
    refuse(new Error('no port'));
    await end();
    await after(1_000);
    expect(lines.at(-1)).toBe('The api cannot be started: no port. It starts again in 2 s.');
    refuse(null);
    await after(2_000);
    expect(ends).toHaveLength(2);
  });

  it('M-13 what is stopped or replaced on purpose is no end', async () => {
    const { watch, lines, ends, stopped, after, end } = theatre();
    await watch.begin();
    await watch.replace();
    expect([ends.length, stopped]).toEqual([2, [0]]);
    await end();
    await watch.stop();
    await after(MINUTE);
    expect([ends.length, lines.length]).toEqual([2, 1]);
  });

  it('where the caller is only notified, nothing is started again', async () => {
    const ends: ((how: number | string) => void)[] = [];
    const start = (): Living => ({
      ended: new Promise<number | string>((resolve) => ends.push(resolve)),
      lastWords: () => '',
      stop: async () => undefined,
    });
    const told: Living[] = [];
    const watch = new Watch('api', start, { tell: (living) => void told.push(living) });
    const first = await watch.begin();
    ends[0]?.(1);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect([told, ends.length]).toEqual([[first], 1]);
  });
});
