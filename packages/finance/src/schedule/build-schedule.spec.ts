import { isUsBankHoliday } from '../calendar/us-bank-holidays.js';
import { parseCalendarDate } from '../calendar/calendar-date.js';
import { rational, rationalFromDecimal } from '../money/rational.js';
import { buildSchedule } from './build-schedule.js';
import { NegativeAmortisationError } from './schedule-terms.js';
import type { AmortisingTerms, BulletTerms, ScheduleRow } from './schedule-terms.js';

const day = parseCalendarDate;
const decimal = rationalFromDecimal;

const loan = (overrides: Partial<AmortisingTerms> = {}): AmortisingTerms => ({
  kind: 'annuity',
  principal: 10_000n,
  rate: decimal('0.12'),
  frequency: 'monthly',
  periods: 6,
  paybackStartDate: day('2024-02-01'),
  ...overrides,
});

const bullet = (overrides: Partial<BulletTerms> = {}): BulletTerms => ({
  kind: 'bullet',
  frequency: 'never',
  principal: 100_000n,
  rate: decimal('0.10'),
  accrualStartDate: day('2026-01-01'),
  maturityDate: day('2028-01-01'),
  ...overrides,
});

const column = <K extends keyof ScheduleRow>(rows: readonly ScheduleRow[], key: K): ScheduleRow[K][] =>
  rows.map((row) => row[key]);

const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

describe('published annuity tables', () => {
  it.each(['ACT/ACT-ICMA', '30/360'] as const)('Fineract C3154: 100.00 at 12 % over 6 months, %s', (dayCount) => {
    const rows = buildSchedule(loan({ dayCount }));
    expect(column(rows, 'total')).toEqual([1725n, 1725n, 1725n, 1725n, 1725n, 1728n]);
    expect(column(rows, 'interest')).toEqual([100n, 84n, 67n, 51n, 34n, 17n]);
    expect(column(rows, 'principal')).toEqual([1625n, 1641n, 1658n, 1674n, 1691n, 1711n]);
    expect(column(rows, 'balance')).toEqual([8375n, 6734n, 5076n, 3402n, 1711n, 0n]);
    expect(column(rows, 'dueOn')).toEqual([
      '2024-02-01',
      '2024-03-01',
      '2024-04-01',
      '2024-05-01',
      '2024-06-01',
      '2024-07-01',
    ]);
    expect([sum(column(rows, 'interest')), sum(column(rows, 'total'))]).toEqual([353n, 10_353n]);
  });

  it('Fineract C3155: 100.00 at 9.4822 % over 6 months', () => {
    const rows = buildSchedule(loan({ rate: decimal('0.094822') }));
    expect(column(rows, 'total')).toEqual([1713n, 1713n, 1713n, 1713n, 1713n, 1713n]);
    expect(column(rows, 'interest')).toEqual([79n, 66n, 53n, 40n, 27n, 13n]);
  });

  it('textbook: 1,000.00 at 9 % over 6 months', () => {
    const rows = buildSchedule(loan({ principal: 100_000n, rate: decimal('0.09') }));
    expect(column(rows, 'total')).toEqual([17_107n, 17_107n, 17_107n, 17_107n, 17_107n, 17_106n]);
    expect(column(rows, 'interest')).toEqual([750n, 627n, 504n, 379n, 254n, 127n]);
    expect(column(rows, 'balance')).toEqual([83_643n, 67_163n, 50_560n, 33_832n, 16_979n, 0n]);
  });
});

describe('interest-only', () => {
  it('Fineract BL01: 100.00 at 30 % over 8 months, principal with the last', () => {
    const rows = buildSchedule({
      ...loan(),
      kind: 'interest-only',
      rate: decimal('0.30'),
      periods: 8,
      dayCount: '30/360',
    });
    expect(column(rows, 'total')).toEqual([250n, 250n, 250n, 250n, 250n, 250n, 250n, 10_250n]);
    expect(sum(column(rows, 'total'))).toBe(12_000n);
  });

  it('pays 50,000.00 at 8 % over 12 quarters as eleven times 1,000.00 and 51,000.00', () => {
    const rows = buildSchedule({
      ...loan(),
      kind: 'interest-only',
      principal: 5_000_000n,
      rate: decimal('0.08'),
      frequency: 'quarterly',
      periods: 12,
    });
    expect(column(rows, 'total')).toEqual([...Array.from({ length: 11 }, () => 100_000n), 5_100_000n]);
  });
});

describe('equal principal, grace and balloon', () => {
  it('puts what does not divide on the last instalment', () => {
    const rows = buildSchedule(loan({ kind: 'equal-principal', periods: 3 }));
    expect(column(rows, 'principal')).toEqual([3333n, 3333n, 3334n]);
    expect(column(rows, 'interest')).toEqual([100n, 67n, 33n]);
  });

  it('matches the demonstration loan: 260,000.00 at 7 % in 16 quarters, 1,421.88 of interest on 81,250.00', () => {
    const rows = buildSchedule(
      loan({
        kind: 'equal-principal',
        principal: 26_000_000n,
        rate: decimal('0.07'),
        frequency: 'quarterly',
        periods: 16,
      }),
    );
    const row = rows.find(({ balance }) => balance === 6_500_000n);
    expect(row).toMatchObject({ principal: 1_625_000n, interest: 142_188n, total: 1_767_188n });
  });

  it('pays interest only during the grace periods', () => {
    const rows = buildSchedule(loan({ periods: 8, gracePeriods: 2 }));
    expect(column(rows, 'principal').slice(0, 2)).toEqual([0n, 0n]);
    expect(column(rows, 'total').slice(2)).toEqual([1725n, 1725n, 1725n, 1725n, 1725n, 1728n]);
  });

  it('leaves the balloon for the last instalment', () => {
    const rows = buildSchedule(loan({ balloon: 4000n }));
    expect(column(rows, 'total')).toEqual([1075n, 1075n, 1075n, 1075n, 1075n, 5075n]);
    const equal = buildSchedule(loan({ kind: 'equal-principal', balloon: 4000n }));
    expect(column(equal, 'principal')).toEqual([1000n, 1000n, 1000n, 1000n, 1000n, 5000n]);
  });
});

describe('annuities at the edge', () => {
  it('pay no more of the principal than is left, also when half of an instalment is interest', () => {
    const rows = buildSchedule(loan({ principal: 7500n, rate: rational(1n), frequency: 'yearly', periods: 2 }));
    expect(column(rows, 'interest')).toEqual([7500n, 5000n]);
    expect(column(rows, 'principal')).toEqual([2500n, 5000n]);
  });

  it('end early when a rounded instalment pays them off, and never owe less than nothing', () => {
    const rows = buildSchedule(
      loan({ principal: 100_002n, rate: rational(2261n, 10_000n), frequency: 'yearly', periods: 48 }),
    );
    expect(rows.every(({ principal, balance }) => principal >= 0n && balance >= 0n)).toBe(true);
    expect(rows.at(-1)).toMatchObject({ n: 48, interest: 0n, principal: 0n, total: 0n, balance: 0n });
  });

  it('say what their instalment does not pay', () => {
    expect(() => buildSchedule(loan({ principal: 1n }))).toThrow(
      expect.objectContaining({
        name: 'NegativeAmortisationError',
        message: 'An instalment of 0 minor units does not pay the interest of 0',
      }),
    );
  });
});

describe('bullet', () => {
  it('pays simple interest once, at maturity', () => {
    expect(buildSchedule(bullet())).toEqual([
      { n: 1, dueOn: '2028-01-01', interest: 20_000n, principal: 100_000n, total: 120_000n, balance: 0n },
    ]);
    const [row] = buildSchedule(bullet({ maturityDate: day('2027-07-01') }));
    expect(row?.interest).toBe(15_000n);
    const [actual] = buildSchedule(bullet({ dayCount: 'ACT/365F', maturityDate: day('2026-07-01') }));
    expect(actual?.interest).toBe(4959n);
  });

  it('compounds over full periods and the stub', () => {
    const [yearly] = buildSchedule(bullet({ compounding: 'yearly' }));
    expect(yearly?.interest).toBe(21_000n);
    const [quarterly] = buildSchedule(bullet({ compounding: 'quarterly' }));
    expect(quarterly?.interest).toBe(21_840n);
    // 1.1 for the year, then 181 days of the 365 of the next: 1.1 * (1 + 0.1 * 181 / 365) - 1.
    const [stub] = buildSchedule(bullet({ compounding: 'yearly', maturityDate: day('2027-07-01') }));
    expect(stub?.interest).toBe(15_455n);
    const [measured] = buildSchedule(
      bullet({ compounding: 'yearly', maturityDate: day('2027-07-01'), dayCount: '30/360' }),
    );
    expect(measured?.interest).toBe(15_500n);
  });
});

describe('due dates', () => {
  it('clamp to month ends and return to the day of the first', () => {
    const rows = buildSchedule(loan({ paybackStartDate: day('2027-01-31'), periods: 4 }));
    expect(column(rows, 'dueOn')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    const anchored = buildSchedule(loan({ paybackStartDate: day('2027-02-28'), anchorDay: 31, periods: 3 }));
    expect(column(anchored, 'dueOn')).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('move to business days without changing the interest', () => {
    const plain = buildSchedule(loan({ paybackStartDate: day('2026-07-04') }));
    const moved = buildSchedule(
      loan({ paybackStartDate: day('2026-07-04'), businessDayRule: 'following', isHoliday: isUsBankHoliday }),
    );
    expect(column(moved, 'dueOn').slice(0, 3)).toEqual(['2026-07-06', '2026-08-04', '2026-09-04']);
    expect(column(moved, 'interest')).toEqual(column(plain, 'interest'));
  });

  it.each([
    ['daily', '2024-02-03'],
    ['weekly', '2024-02-15'],
    ['monthly', '2024-04-01'],
    ['quarterly', '2024-08-01'],
    ['yearly', '2026-02-01'],
  ] as const)('C-03: run %s, the third on %s', (frequency, third) => {
    expect(buildSchedule(loan({ principal: 10n ** 9n, frequency }))[2]?.dueOn).toBe(third);
  });
});

describe('first periods that are not regular', () => {
  it('count a long one as whole periods and part of one, a short one as part', () => {
    const first = (accrualStartDate: string): bigint | undefined =>
      buildSchedule(
        loan({ kind: 'equal-principal', principal: 1_200_000n, accrualStartDate: day(accrualStartDate) }),
      )[0]?.interest;
    expect(first('2024-01-01')).toBe(12_000n);
    expect(first('2023-12-01')).toBe(24_000n);
    // 16 of the 31 days of January.
    expect(first('2024-01-16')).toBe(6194n);
    expect(first('2023-12-16')).toBe(18_194n);
  });
});

describe('terms that cannot be', () => {
  it.each([
    ['principal', { principal: 0n }],
    ['interest rate', { rate: rational(-1n, 100n) }],
    ['instalments', { periods: 0 }],
    ['instalments', { periods: 2.5 }],
    ['instalments', { periods: 36_526 }],
    ['grace periods', { gracePeriods: 6 }],
    ['grace periods', { gracePeriods: -1 }],
    ['balloon', { balloon: 10_000n }],
    ['balloon', { balloon: -1n }],
    ['start to run', { accrualStartDate: day('2024-02-01') }],
  ] satisfies [string, Partial<AmortisingTerms>][])('are refused by name: %s', (words, overrides) => {
    expect(() => buildSchedule(loan(overrides))).toThrow(words);
  });

  it('refuses a loan of nothing, of every kind', () => {
    for (const principal of [0n, -1n]) {
      for (const terms of [
        loan({ principal }),
        bullet({ principal }),
        { ...loan({ principal }), kind: 'interest-only' as const },
      ]) {
        expect(() => buildSchedule(terms)).toThrow('The principal must be above zero');
      }
    }
  });

  it('refuses a maturity that does not follow the start', () => {
    expect(() => buildSchedule(bullet({ maturityDate: day('2026-01-01') }))).toThrow('maturity');
  });

  it('refuses an instalment that would let the debt grow', () => {
    expect(() => buildSchedule(loan({ principal: 1n }))).toThrow(NegativeAmortisationError);
    // All but one cent is left for the end: 333.33 of interest, and an instalment of no more.
    expect(() => buildSchedule(loan({ periods: 600, rate: decimal('0.40'), balloon: 9999n }))).toThrow(
      NegativeAmortisationError,
    );
  });
});
