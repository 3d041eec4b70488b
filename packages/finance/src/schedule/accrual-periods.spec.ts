import { parseCalendarDate } from '../calendar/calendar-date.js';
import { rational, rationalFromDecimal } from '../money/rational.js';
import { bulletPeriods, instalmentPeriods } from './accrual-periods.js';
import type { AmortisingTerms, BulletTerms } from './schedule-terms.js';

const day = parseCalendarDate;

const bullet = (overrides: Partial<BulletTerms> = {}): BulletTerms => ({
  kind: 'bullet',
  frequency: 'never',
  principal: 100_000n,
  rate: rationalFromDecimal('0.10'),
  accrualStartDate: day('2026-01-01'),
  maturityDate: day('2027-01-01'),
  ...overrides,
});

const loan = (overrides: Partial<AmortisingTerms> = {}): AmortisingTerms => ({
  kind: 'equal-principal',
  principal: 100_000n,
  rate: rationalFromDecimal('0.10'),
  frequency: 'monthly',
  periods: 3,
  paybackStartDate: day('2026-02-01'),
  ...overrides,
});

describe('the periods of a bullet', () => {
  it('end with each compounding, and with the maturity when a part is left', () => {
    const half = rational(1n, 4n);
    expect(bulletPeriods(bullet({ compounding: 'quarterly', maturityDate: day('2026-10-01') }))).toEqual([
      { end: '2026-04-01', years: half },
      { end: '2026-07-01', years: half },
      { end: '2026-10-01', years: half },
    ]);
    expect(bulletPeriods(bullet({ compounding: 'quarterly', maturityDate: day('2026-05-01') }))).toEqual([
      { end: '2026-04-01', years: half },
      // 30 of the 91 days of the second quarter.
      { end: '2026-05-01', years: rational(30n, 364n) },
    ]);
  });

  it('are one for simple interest, of whole months and part of one', () => {
    expect(bulletPeriods(bullet())).toEqual([{ end: '2027-01-01', years: rational(1n) }]);
    expect(bulletPeriods(bullet({ maturityDate: day('2026-02-15') }))).toEqual([
      { end: '2026-02-15', years: rational(1n * 28n + 14n, 12n * 28n) },
    ]);
  });

  it('count the last day instead of the first where the terms say so', () => {
    const isda = {
      dayCount: 'ACT/ACT-ISDA',
      accrualStartDate: day('2027-12-31'),
      maturityDate: day('2028-01-31'),
    } as const;
    expect(bulletPeriods(bullet(isda))).toEqual([
      // 1 / 365 + 30 / 366.
      { end: '2028-01-31', years: rational(366n + 30n * 365n, 365n * 366n) },
    ]);
    const last = { ...isda, accrual: 'include-last' } as const;
    expect(bulletPeriods(bullet(last))).toEqual([{ end: '2028-01-31', years: rational(31n, 366n) }]);
    expect(bulletPeriods(bullet({ ...last, compounding: 'yearly' }))).toEqual([
      { end: '2028-01-31', years: rational(31n, 366n) },
    ]);
  });
});

describe('the periods of instalments', () => {
  const years = (overrides: Partial<AmortisingTerms>) =>
    instalmentPeriods(loan(overrides)).map((period) => period.years);

  it('are measured by the day count, the first from the start of interest', () => {
    const actual = { dayCount: 'ACT/365F' } as const;
    expect(years(actual)).toEqual([rational(31n, 365n), rational(28n, 365n), rational(31n, 365n)]);
    expect(years({ ...actual, accrualStartDate: day('2026-01-12') })[0]).toEqual(rational(20n, 365n));
    expect(years({ ...actual, accrualStartDate: day('2025-11-12') })[0]).toEqual(rational(81n, 365n));
    expect(years({ dayCount: '30/360', accrualStartDate: day('2026-01-11') })[0]).toEqual(rational(20n, 360n));
  });

  it('count the last day instead of the first where the terms say so', () => {
    const isda = { dayCount: 'ACT/ACT-ISDA', paybackStartDate: day('2028-01-31'), periods: 1 } as const;
    expect(years(isda)).toEqual([rational(366n + 30n * 365n, 365n * 366n)]);
    expect(years({ ...isda, accrual: 'include-last' })).toEqual([rational(31n, 366n)]);
  });

  it('begin on the stated day, whatever day they return to', () => {
    const anchored = loan({ paybackStartDate: day('2027-01-15'), anchorDay: 31 });
    expect(instalmentPeriods(anchored).map(({ end }) => end)).toEqual(['2027-01-15', '2027-02-28', '2027-03-31']);
  });

  it('are whole when a first one goes back to its start, though not forward from it', () => {
    // Three months back from 31 May is 28 February; three months on from there is 28 May.
    const back = {
      accrualStartDate: day('2027-02-28'),
      paybackStartDate: day('2027-05-31'),
      oddDays: 'ACT/365F',
    } as const;
    expect(years(back)[0]).toEqual(rational(3n, 12n));
  });
});
