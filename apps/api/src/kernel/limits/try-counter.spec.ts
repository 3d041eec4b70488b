import { TryCounter } from './try-counter.js';

describe('tries counted in memory (SEC-35)', () => {
  it('are so many in so many seconds from the first one on, for each key', () => {
    const counter = new TryCounter(2, 60);
    expect([0, 1, 59_999].map((now) => counter.isOver('a', now))).toEqual([false, false, true]);
    expect(counter.isOver('b', 59_999)).toBe(false);
    expect([60_000, 60_001, 60_002].map((now) => counter.isOver('a', now))).toEqual([false, false, true]);
    counter.points = 0;
    expect(counter.isOver('c', 0)).toBe(true);
  });

  it('are forgotten when their time is over, and never before', () => {
    const counter = new TryCounter(1, 60);
    expect(counter.isOver('kept', 50_000)).toBe(false);
    for (let key = 0; key < 30_000; key++) counter.isOver(String(key), key < 15_000 ? 0 : 70_000);
    expect(counter.isOver('kept', 70_001)).toBe(true);
    expect(counter.isOver('0', 70_001)).toBe(false);
    expect(counter.size).toBeLessThan(25_000);
  });
});
