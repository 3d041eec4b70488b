import * as fc from 'fast-check';
import { addDays, daysBetween, parseCalendarDate } from '../calendar/calendar-date.js';
import { rationalFromDecimal } from '../money/rational.js';
import { interestTo, scheduleAfter } from './early-repayment.js';
import { FREQUENCIES } from './frequency.js';
import { loanDates, loanSchedule } from './loan.js';
import type { LoanRepayment, LoanTerms } from './loan.js';

const day = parseCalendarDate;

/** 1,200.00 at 8 %, closed 31 December: 24.00 of interest a quarter. */
const loan = (overrides: Partial<LoanTerms> = {}): LoanTerms => ({
  principal: 120_000n,
  rate: rationalFromDecimal('0.08'),
  frequency: 'quarterly',
  repayment: 'interest_only',
  termMonths: 12,
  paybackStartDate: day('2027-03-31'),
  closingDate: day('2026-12-31'),
  ...overrides,
});

describe('D-5 an early repayment', () => {
  const first = { paid: 1, owed: 120_000n, interestPaidTo: day('2027-03-31') };

  it('pays the interest of the part of the period that has gone by, and the next instalment the rest of it', () => {
    // 45 of the 91 days from 31 March to 30 June: 24.00 * 45 / 91 = 11.87; of 1,000.00 for the other 46: 10.11.
    expect(interestTo(loan(), first, day('2027-05-15'))).toBe(1187n);
    const rest = scheduleAfter(loan(), { paid: 1, owed: 100_000n, interestPaidTo: day('2027-05-15') });
    expect(rest).toEqual([
      { n: 2, dueOn: '2027-06-30', interest: 1011n, principal: 0n, total: 1011n, balance: 100_000n },
      { n: 3, dueOn: '2027-09-30', interest: 2000n, principal: 0n, total: 2000n, balance: 100_000n },
      { n: 4, dueOn: '2027-12-31', interest: 2000n, principal: 100_000n, total: 102_000n, balance: 0n },
    ]);
  });

  it('counts the odd days of a first period as the contract does: actual days over 365', () => {
    const terms = loan({ paybackStartDate: day('2027-05-31') });
    const before = { paid: 0, owed: 120_000n, interestPaidTo: day('2026-12-31') };
    // One quarter and 59 odd days, less the 51 days that remain: 120,000 * 0.08 * (1/4 + 59/365 - 51/365) = 2,610.41.
    expect(loanSchedule(terms)[0]?.interest).toBe(3952n);
    expect(interestTo(terms, before, day('2027-04-10'))).toBe(2610n);
    const [next] = scheduleAfter(terms, { ...before, interestPaidTo: day('2027-04-10') }) ?? [];
    expect(next?.interest).toBe(1341n);
  });

  it('of a loan paid once leaves less to bear interest until the end', () => {
    const terms = loan({ repayment: 'bullet' });
    const before = { paid: 0, owed: 120_000n, interestPaidTo: day('2026-12-31') };
    expect(interestTo(terms, before, day('2027-06-30'))).toBe(4800n);
    expect(scheduleAfter(terms, { paid: 0, owed: 20_000n, interestPaidTo: day('2027-06-30') })).toEqual([
      { n: 1, dueOn: '2027-12-31', interest: 804n, principal: 20_000n, total: 20_804n, balance: 0n },
    ]);
    expect(() => interestTo(terms, before, day('2027-12-31'))).toThrow('falls due first');
  });

  it('pays no interest twice: a day up to which it is paid already costs none', () => {
    expect(interestTo(loan(), first, day('2027-03-31'))).toBe(0n);
    expect(interestTo(loan(), first, day('2027-02-01'))).toBe(0n);
  });

  it('cannot pass over an instalment', () => {
    expect(() => interestTo(loan(), first, day('2027-06-30'))).toThrow('falls due first');
  });

  it('of everything leaves no instalment; of nearly everything leaves none that could be paid', () => {
    const on = day('2027-05-15');
    expect(scheduleAfter(loan(), { paid: 1, owed: 0n, interestPaidTo: on })).toEqual([]);
    expect(scheduleAfter(loan(), { paid: 1, owed: 3n, interestPaidTo: on })).toBeNull();
    expect(scheduleAfter(loan({ repayment: 'annuity' }), { paid: 1, owed: 1n, interestPaidTo: on })).toBeNull();
  });
});

describe('any loan, any day, any part', () => {
  const repayments: readonly LoanRepayment[] = ['interest_only', 'annuity', 'equal_principal', 'bullet'];
  const situation = fc
    .record({
      repayment: fc.constantFrom(...repayments),
      frequency: fc.constantFrom(...FREQUENCIES.filter((one) => one !== 'daily')),
      termMonths: fc.integer({ min: 3, max: 48 }),
      start: fc.integer({ min: 1, max: 200 }),
      closing: fc.integer({ min: 0, max: 1500 }),
      principal: fc.bigInt({ min: 10_000_000n, max: 10n ** 12n }),
      paid: fc.nat(),
      day: fc.nat(),
    })
    .map(({ start, closing, paid, day: within, ...plan }) => {
      const closingDate = addDays(day('2026-01-01'), closing);
      // A long first period would bear more interest than equal instalments pay.
      const days = plan.repayment === 'annuity' ? 1 + (start % 7) : start;
      const terms = loan({ ...plan, closingDate, paybackStartDate: addDays(closingDate, days) });
      const rows = loanSchedule(terms);
      const done = rows.slice(0, paid % rows.length);
      const interestPaidTo = done.at(-1)?.dueOn ?? closingDate;
      const owed = done.at(-1)?.balance ?? terms.principal;
      const next = rows[done.length]?.dueOn ?? interestPaidTo;
      const on = addDays(interestPaidTo, within % daysBetween(interestPaidTo, next));
      return { terms, rows, progress: { paid: done.length, owed, interestPaidTo }, on };
    });

  it('keeps the days, the numbers and the sum of what is owed', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: 1, max: 99 }), ({ terms, rows, progress, on }, percent) => {
        const owed = (progress.owed * BigInt(percent)) / 100n;
        const rest = scheduleAfter(terms, { ...progress, owed, interestPaidTo: on });
        fc.pre(rest !== null);
        const left = rows.slice(progress.paid);
        expect(rest.map(({ n, dueOn }) => [n, dueOn])).toEqual(left.map(({ n, dueOn }) => [n, dueOn]));
        expect(rest.reduce((sum, { principal }) => sum + principal, 0n)).toBe(owed);
        expect(rest.at(-1)?.dueOn).toBe(loanDates(terms).maturity);
      }),
    );
  });

  it('counts each day once: what was paid to the day and what the next instalment bears make up the period', () => {
    fc.assert(
      fc.property(situation, ({ terms, rows, progress, on }) => {
        fc.pre(terms.repayment !== 'bullet' && terms.frequency !== 'never');
        const interest = interestTo(terms, progress, on);
        const [next] = scheduleAfter(terms, { ...progress, interestPaidTo: on }) ?? [];
        const whole = rows[progress.paid]?.interest ?? 0n;
        const apart = interest + (next?.interest ?? 0n) - whole;
        expect(interest >= 0n && apart >= -1n && apart <= 1n).toBe(true);
      }),
    );
  });
});
