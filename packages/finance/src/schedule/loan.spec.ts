import * as fc from 'fast-check';
import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { rationalFromDecimal } from '../money/rational.js';
import { loanDates, loanSchedule, loanScheduleTerms, readLoan } from './loan.js';
import type { LoanTerms } from './loan.js';
import { FREQUENCIES } from './frequency.js';
import type { ScheduleRow } from './schedule-terms.js';

const day = parseCalendarDate;

/** 1,442.50 at 8 %: 115.40 a year, 28.85 a quarter. */
const loan = (overrides: Partial<LoanTerms> = {}): LoanTerms => ({
  principal: 144_250n,
  rate: rationalFromDecimal('0.08'),
  frequency: 'quarterly',
  repayment: 'interest_only',
  termMonths: 12,
  paybackStartDate: day('2027-03-25'),
  closingDate: day('2026-12-25'),
  ...overrides,
});

const interests = (rows: readonly ScheduleRow[]): bigint[] => rows.map(({ interest }) => interest);
const days = (rows: readonly ScheduleRow[]): string[] => rows.map(({ dueOn }) => dueOn);

describe('the schedule of a campaign’s loan', () => {
  it('accrues full periods when the first instalment lies one after the closing', () => {
    const rows = loanSchedule(loan());
    expect(interests(rows)).toEqual([2885n, 2885n, 2885n, 2885n]);
    expect(days(rows)).toEqual(['2027-03-25', '2027-06-25', '2027-09-25', '2027-12-25']);
    expect(rows.at(-1)).toMatchObject({ principal: 144_250n, balance: 0n });
  });

  it('M-7 accrues from the closing: closed 25 Dec, first instalment 22 Jan, 28 days are 8.85', () => {
    // 144,250 * 0.08 * 28 / 365 = 885.26.
    expect(interests(loanSchedule(loan({ paybackStartDate: day('2027-01-22') })))).toEqual([885n, 2885n, 2885n, 2885n]);
  });

  it('M-7 accrues a year when the first instalment lies a year after the closing', () => {
    expect(interests(loanSchedule(loan({ paybackStartDate: day('2027-12-25') })))[0]).toBe(11_540n);
    // A leap year is a year as well.
    const leap = loan({ closingDate: day('2027-12-25'), paybackStartDate: day('2028-12-25') });
    expect(interests(loanSchedule(leap))[0]).toBe(11_540n);
  });

  it('M-7 counts a long first period as whole periods and odd days', () => {
    // 22 May back to 22 February is one quarter; 25 December to 22 February are 59 days: 28.85 + 115.40 * 59 / 365.
    expect(interests(loanSchedule(loan({ paybackStartDate: day('2027-05-22') })))[0]).toBe(2885n + 1865n);
    // 2885 + 1865.37 is 4750.37; one day more makes 4781.99.
    expect(interests(loanSchedule(loan({ paybackStartDate: day('2027-05-23') })))[0]).toBe(4782n);
  });

  it.each([
    ['2026-01-22', 'long past'],
    ['2026-12-25', 'on the day of the closing'],
  ])('M-7 moves a start that is %s (%s) to one period after the closing', (start) => {
    const rows = loanSchedule(loan({ paybackStartDate: day(start) }));
    expect(days(rows)[0]).toBe('2027-03-25');
    expect(interests(rows)).toEqual([2885n, 2885n, 2885n, 2885n]);
  });

  it('M-7 leaves a start on the day after the closing, and one day of interest', () => {
    const rows = loanSchedule(loan({ paybackStartDate: day('2026-12-26') }));
    expect([days(rows)[0], interests(rows)[0]]).toEqual(['2026-12-26', 32n]);
  });

  it('M-7 takes a quarter from a month’s end as a quarter', () => {
    const ends = loan({ closingDate: day('2026-11-30'), paybackStartDate: day('2027-02-28') });
    expect(interests(loanSchedule(ends))[0]).toBe(2885n);
  });

  it('M-7 lowers the equal instalment of an annuity when its first period is short', () => {
    const annuity = { repayment: 'annuity', principal: 1_000_000n } as const;
    const full = loanSchedule(loan(annuity));
    expect(full.map(({ total }) => total)).toEqual([262_624n, 262_624n, 262_624n, 262_623n]);
    const short = loanSchedule(loan({ ...annuity, paybackStartDate: day('2027-01-22') }));
    // The first is discounted by 1.0061370 = 1 + 0.08 * 28 / 365, each other by 1.02 more: 1,000,000 / 3.8601933.
    expect(short.map(({ interest }) => interest)[0]).toBe(6137n);
    expect(short.map(({ total }) => total)).toEqual([259_054n, 259_054n, 259_054n, 259_056n]);
  });

  it('D-12 has its last instalment within the term: a year of quarters from 7 Nov ends on 7 Aug', () => {
    const demo = loan({ closingDate: day('2026-08-07'), paybackStartDate: day('2026-11-07') });
    expect(loanDates(demo)).toEqual({ first: '2026-11-07', maturity: '2027-08-07' });
    expect(days(loanSchedule(demo)).at(-1)).toBe('2027-08-07');
  });

  it('C-03 D-12 is paid once, the term after the closing, when nothing is paid before', () => {
    for (const once of [loan({ repayment: 'bullet' }), loan({ frequency: 'never' })]) {
      expect(loanDates(once)).toEqual({ first: '2027-12-25', maturity: '2027-12-25' });
      expect(loanSchedule(once)).toEqual([
        { n: 1, dueOn: '2027-12-25', interest: 11_540n, principal: 144_250n, total: 155_790n, balance: 0n },
      ]);
    }
  });

  it('has the terms of a bullet when it is paid once, and else those of its instalments', () => {
    const { principal, rate, closingDate: accrualStartDate } = loan();
    expect(loanScheduleTerms(loan({ repayment: 'bullet' }))).toEqual({
      kind: 'bullet',
      frequency: 'never',
      principal,
      rate,
      accrualStartDate,
      maturityDate: '2027-12-25',
    });
    expect(loanScheduleTerms(loan({ repayment: 'equal_principal' }))).toEqual({
      kind: 'equal-principal',
      frequency: 'quarterly',
      principal,
      rate,
      periods: 4,
      paybackStartDate: '2027-03-25',
      accrualStartDate,
      oddDays: 'ACT/365F',
    });
  });

  it('reads what a campaign states', () => {
    const stated = {
      interestRate: '0.08',
      investFrequency: 'quarterly',
      repaymentSchedule: 'interest_only',
      termLength: 12,
      paybackStartDate: '2027-03-25',
      closingDate: '2026-12-25',
    } as const;
    expect(readLoan(stated, 144_250n)).toEqual(loan());
    expect(() => readLoan({ ...stated, closingDate: '2026-02-30' }, 1n)).toThrow('calendar date');
    expect(() => readLoan({ ...stated, interestRate: '8%' }, 1n)).toThrow('decimal');
  });

  it('has one instalment at least, and as many as fit into the term', () => {
    const count = (overrides: Partial<LoanTerms>): number => loanSchedule(loan(overrides)).length;
    expect(count({ termMonths: 2 })).toBe(1);
    expect(count({ termMonths: 3 })).toBe(1);
    expect(count({ termMonths: 5 })).toBe(1);
    expect(count({ termMonths: 6 })).toBe(2);
    expect(count({ frequency: 'monthly', repayment: 'equal_principal' })).toBe(12);
    expect(count({ frequency: 'weekly' })).toBe(52);
  });

  it('D-12 matures on the day of its last row, and owes its first interest for the days since the closing', () => {
    const terms = fc
      .tuple(
        fc.constantFrom(...FREQUENCIES),
        fc.constantFrom('interest_only', 'equal_principal', 'bullet'),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: -400, max: 800 }),
        fc.nat({ max: 3000 }),
      )
      .map(([frequency, repayment, termMonths, start, closed]): LoanTerms => {
        const closingDate = addDays(day('2026-01-01'), closed);
        return loan({ frequency, repayment, termMonths, closingDate, paybackStartDate: addDays(closingDate, start) });
      });
    fc.assert(
      fc.property(terms, (some) => {
        const rows = loanSchedule(some);
        expect([rows[0]?.dueOn, rows.at(-1)?.dueOn]).toEqual([loanDates(some).first, loanDates(some).maturity]);
        expect((rows[0]?.dueOn ?? '') > some.closingDate).toBe(true);
        const elapsed = Date.parse(rows[0]?.dueOn ?? '') - Date.parse(some.closingDate);
        const exact = (11_540 * elapsed) / 86_400_000 / 365;
        // Whole periods are m-ths of a year, whatever their days: never more than four days off in three years.
        expect(Math.abs(Number(rows[0]?.interest) - exact)).toBeLessThan(4 * 32);
      }),
      { numRuns: 300 },
    );
  });
});
