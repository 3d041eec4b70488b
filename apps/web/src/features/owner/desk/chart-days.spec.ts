import { bestOf, chartDays, type ChartDay } from './chart-days.js';

const day = (of: string, received = 0): ChartDay => ({ day: of, received, committed: 0, begun: 1, visits: 0 });

describe('the days of a chart', () => {
  it('have no gap, and end on the day that is given', () => {
    const days = chartDays([day('2026-11-01', 5), day('2026-11-03', 7)], '2026-11-05');
    expect(days.map((one) => [one.day, one.received])).toEqual([
      ['2026-11-01', 5],
      ['2026-11-02', 0],
      ['2026-11-03', 7],
      ['2026-11-04', 0],
      ['2026-11-05', 0],
    ]);
  });

  it('are the last sixty of a longer time', () => {
    const days = chartDays([day('2026-01-01'), day('2026-11-05')], '2026-11-01');
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([60, '2026-09-07', '2026-11-05']);
  });

  it('are none where nothing happened, and the best is the first of equals', () => {
    expect(chartDays([], '2026-11-01')).toEqual([]);
    const days = [day('2026-11-01', 3), day('2026-11-02', 9), day('2026-11-03', 9)];
    expect(bestOf(days, ({ received }) => received)?.day).toBe('2026-11-02');
    expect(bestOf(days, ({ visits }) => visits)).toBeUndefined();
  });
});
