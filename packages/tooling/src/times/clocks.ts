/** Moments at which code with a wrong day or zone fails. A run begins there. */
export const MOMENTS: Readonly<Record<string, string>> = {
  // A new year in UTC, while New York still has the old one.
  '00:10': '2027-01-01T00:10:00Z',
  // New York is still on the day before.
  '04:50': '2026-12-15T04:50:00Z',
  // Kolkata has the new year already; UTC and New York reach it while the tests run.
  '23:50': '2026-12-31T23:50:00Z',
  '29-february': '2028-02-29T12:00:00Z',
  // Five minutes before the clocks of New York go from 2 to 3, and from 2 back to 1: in the middle of the tests.
  'spring-new-york': '2027-03-14T06:55:00Z',
  'autumn-new-york': '2026-11-01T05:55:00Z',
  // The same in the European Union.
  'spring-europe': '2027-03-28T00:55:00Z',
  'autumn-europe': '2026-10-25T00:55:00Z',
};

/** Zones of the machine: one behind UTC whose clocks change, one ahead by half an hour beside the whole ones. */
export const ZONES: readonly string[] = ['America/New_York', 'Asia/Kolkata'];

export interface Clock {
  readonly moment: string;
  readonly zone: string;
}

/** Every one of the moments in every one of the zones. */
export const clocksOf = (moments: readonly string[], zones: readonly string[]): Clock[] =>
  moments.flatMap((moment) => zones.map((zone) => ({ moment, zone })));

/**
 * Gives a process, and all that it starts, another time. Each of them runs on from one shift:
 * a moment would begin anew in each process. What counts seconds since the machine started stays real, for timers wait
 * by it.
 * @param libraries loaded before every other: see faketime.ts
 * @param now the time of the machine's clock
 */
export function environmentAt(instant: string, zone: string, libraries: string, now: number): Record<string, string> {
  const ahead = Math.round((Date.parse(instant) - now) / 1000);
  return {
    LD_PRELOAD: libraries,
    FAKETIME: `${ahead < 0 ? '-' : '+'}${Math.abs(ahead)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Its own cure for waits on that clock ends them at once: every thread of a browser would wait in a busy circle.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: zone,
  };
}
