import { clocksOf, environmentAt, MOMENTS, ZONES } from './clocks.js';
import { wanted } from './wanted.js';

describe('the tests under other clocks', () => {
  it('run all parts at every moment in two zones by default', () => {
    expect(wanted([])).toEqual({ parts: [], clocks: clocksOf(Object.keys(MOMENTS), ZONES) });
    expect(wanted([]).clocks).toHaveLength(16);
  });

  it('take parts, moments and zones in any order', () => {
    expect(wanted(['Pacific/Auckland', 'unit', '29-february'])).toEqual({
      parts: ['unit'],
      clocks: [{ moment: '29-february', zone: 'Pacific/Auckland' }],
    });
    expect(wanted(['23:50', 'Asia/Kolkata']).clocks.map(({ zone }) => zone)).toEqual(['Asia/Kolkata']);
    expect(wanted(['23:50']).clocks.map(({ zone }) => zone)).toEqual(ZONES);
  });

  it('refuse unknown ones, and list the known ones', () => {
    expect(() => wanted(['Atlantis/Capital'])).toThrow('Unknown "Atlantis/Capital"');
    expect(() => wanted(['unti'])).toThrow(/Unknown "unti": parts are checks, unit, journeys; moments 00:10, /);
  });

  it('shift the clock of every process alike, forwards and back', () => {
    const at = (instant: string) =>
      environmentAt(instant, 'Asia/Kolkata', '/lib.so', Date.parse('2026-12-31T00:00:00Z'));
    expect(at('2027-01-01T00:10:00Z')).toEqual({
      LD_PRELOAD: '/lib.so',
      FAKETIME: '+87000s',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
      TZ: 'Asia/Kolkata',
    });
    expect(at('2026-12-30T23:59:30Z')['FAKETIME']).toBe('-30s');
  });

  it('begin on the days that are named', () => {
    const hour = (moment: string, timeZone: string): string =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'shortOffset',
      }).format(Date.parse(MOMENTS[moment] ?? '') + 5 * 60_000);
    expect(hour('spring-new-york', 'America/New_York')).toBe('03:00 GMT-4');
    expect(hour('autumn-new-york', 'America/New_York')).toBe('01:00 GMT-5');
    expect(hour('spring-europe', 'Europe/Paris')).toBe('03:00 GMT+2');
    expect(hour('autumn-europe', 'Europe/Paris')).toBe('02:00 GMT+1');
  });
});
