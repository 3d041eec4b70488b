import { dateFormat, numberFormat } from './formats.js';

describe('formats of Intl', () => {
  it('are made once for a locale and its options, and apart for others', () => {
    const euro = { style: 'currency', currency: 'EUR' } as const;
    expect(numberFormat('fr-FR', euro)).toBe(numberFormat('fr-FR', { ...euro }));
    expect(numberFormat('fr-FR')).toBe(numberFormat('fr-FR'));
    expect(numberFormat('en-US', euro).format(1)).not.toBe(numberFormat('fr-FR', euro).format(1));
    expect(numberFormat('en-US', euro).format(1)).not.toBe(numberFormat('en-US').format(1));
    const oslo = dateFormat('en-GB', { timeZone: 'Europe/Oslo' });
    expect(dateFormat('en-GB', { timeZone: 'Europe/Oslo' })).toBe(oslo);
    expect(dateFormat('en-GB', { timeZone: 'Asia/Tokyo' })).not.toBe(oslo);
  });

  it('are made each time in the reader’s own time zone, which may change while the page is open', () => {
    expect(dateFormat('en-GB', { year: 'numeric' })).not.toBe(dateFormat('en-GB', { year: 'numeric' }));
  });

  it('refuse what is none, also the second time', () => {
    for (let time = 0; time < 2; time++)
      expect(() => dateFormat('en-GB', { timeZone: 'Moon/Tranquility' })).toThrow(RangeError);
  });
});
