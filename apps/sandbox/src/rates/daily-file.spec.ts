import { dailyFile } from './daily-file.js';

describe('the file of the European Central Bank', () => {
  const on = (day: string): string => dailyFile(Date.parse(`${day}T15:00:00Z`));

  it('has the day and one euro in each currency', () => {
    expect(on('2026-11-26')).toMatch(/<Cube time='2026-11-26'>\s+<Cube currency='USD' rate='1\.\d{4}'\/>/);
  });

  it('is the same all day, another one tomorrow, and Friday’s at the weekend', () => {
    expect(on('2026-11-26')).toBe(dailyFile(Date.parse('2026-11-26T08:00:00Z')));
    expect(on('2026-11-27')).not.toBe(on('2026-11-26'));
    expect(on('2026-11-29')).toBe(on('2026-11-27'));
  });
});
