import { Restarts } from './restarts.js';

describe('starting again what has changed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const quiet = () => jest.advanceTimersByTimeAsync(1000);

  it('starts each once, when nothing has changed for a while', async () => {
    const rounds: string[][] = [];
    const restarts = new Restarts<'api' | 'worker'>(async (names) => void rounds.push([...names]));
    restarts.touch(['api']);
    await jest.advanceTimersByTimeAsync(100);
    restarts.touch(['worker', 'api']);
    expect(rounds).toEqual([]);
    await quiet();
    expect(rounds).toEqual([['api', 'worker']]);
    await quiet();
    expect(rounds).toHaveLength(1);
  });

  it('never begins a round before the last has ended, and forgets nothing that changed in between', async () => {
    const ends: (() => void)[] = [];
    let under = 0;
    let most = 0;
    const restarts = new Restarts<'api'>(async () => {
      most = Math.max(most, ++under);
      await new Promise<void>((resolve) => ends.push(resolve));
      under -= 1;
    });
    restarts.touch(['api']);
    await quiet();
    restarts.touch(['api']);
    await quiet();
    restarts.touch(['api']);
    await quiet();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await quiet();
    ends[1]?.();
    await quiet();
    expect([ends.length, most, under]).toEqual([2, 1, 0]);
  });
});
