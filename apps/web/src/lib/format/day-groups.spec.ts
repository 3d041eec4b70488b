import { groupByDay } from './day-groups.js';
import { serverClock } from '../api/server-clock.js';

const NOW = new Date(2026, 10, 20, 12, 0);
const at = (...parts: [year: number, month: number, day: number, hour?: number]) => ({
  at: new Date(parts[0], parts[1] - 1, parts[2], parts[3] ?? 9).toISOString(),
});

describe('rows under their days', () => {
  it('are under today, their day, or their month when they are older', () => {
    const rows = [
      at(2026, 11, 20, 11),
      at(2026, 11, 20, 8),
      at(2026, 11, 15),
      at(2026, 10, 2),
      at(2026, 10, 1),
      at(2025, 10, 1),
    ];
    expect(groupByDay(rows, 'en', NOW).map(({ kind, heading, rows: of }) => [kind, heading, of.length])).toEqual([
      ['today', '20 November', 2],
      ['day', 'Sunday 15 November', 1],
      ['month', 'October 2026', 2],
      ['month', 'October 2025', 1],
    ]);
  });

  it('are the reader’s days, not those of another zone', () => {
    const [late, early] = [at(2026, 11, 15, 23), at(2026, 11, 15, 0)];
    expect(groupByDay([late, early], 'en', NOW)).toHaveLength(1);
  });

  it('are counted from the server’s day on a device whose clock is a week behind', () => {
    const now = Date.now() + 7 * 86_400_000;
    const clock = jest.spyOn(serverClock, 'now').mockReturnValue(now);
    const [group] = groupByDay([{ at: new Date(now).toISOString() }], 'en');
    clock.mockRestore();
    expect(group?.kind).toBe('today');
  });

  it('are none when there are no rows', () => {
    expect(groupByDay([], 'ar', NOW)).toEqual([]);
  });
});
