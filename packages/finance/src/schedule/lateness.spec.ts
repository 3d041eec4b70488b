import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { lateFee, latenessOn } from './lateness.js';

const dueOn = parseCalendarDate('2027-02-15');

describe('an unpaid instalment', () => {
  it.each([
    [-10, 0, 'due'],
    [0, 0, 'due'],
    [1, 1, 'grace'],
    [5, 1, 'grace'],
    [6, 1, 'late'],
    [89, 2, 'late'],
    [90, 1, 'default'],
    [62, 3, 'default'],
  ])('is, %i days after its date with %i missed, %s', (days, missed, expected) => {
    expect(latenessOn(dueOn, addDays(dueOn, days), missed)).toBe(expected);
  });

  it('adds one fee, flat or in proportion, up to the cap of the law', () => {
    expect(lateFee(1725n, { flat: 500n }, 1000n)).toBe(500n);
    expect(lateFee(1725n, { flat: 500n }, 300n)).toBe(300n);
    expect(lateFee(1725n, { basisPoints: 500n }, 1000n)).toBe(86n);
    expect(() => lateFee(1725n, { flat: -1n }, 1000n)).toThrow('negative');
  });

  it('adds no fee to nothing or above a cap of nothing, and has no part below zero', () => {
    expect(lateFee(0n, { basisPoints: 500n }, 1000n)).toBe(0n);
    expect(lateFee(1725n, { flat: 0n }, 1000n)).toBe(0n);
    expect(lateFee(1725n, { flat: 500n }, 0n)).toBe(0n);
    expect(() => lateFee(-1n, { flat: 500n }, 1000n)).toThrow('negative');
    expect(() => lateFee(1725n, { flat: 500n }, -1n)).toThrow('negative');
  });
});
