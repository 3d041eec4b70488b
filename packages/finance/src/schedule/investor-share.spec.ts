import * as fc from 'fast-check';
import { allocateCarried } from '../money/carried-allocation.js';
import { investorShare } from './investor-share.js';
import { loanSchedule, readLoan } from './loan.js';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** A year of equal monthly payments at 9.5 %, on 123,456.00. */
const WHOLE = 12_345_600n;
const rows = loanSchedule(
  readLoan(
    {
      interestRate: '0.095',
      investFrequency: 'monthly',
      repaymentSchedule: 'annuity',
      termLength: 12,
      paybackStartDate: '2027-01-22',
      closingDate: '2026-12-25',
    },
    WHOLE,
  ),
);

const KINDS = ['interest', 'principal'] as const;

describe('an investor’s share of a schedule', () => {
  it.each([380_000n, 180_000n, 100n, 333_333n, WHOLE])('of %s is exact to half a unit at every date', (amount) => {
    const share = investorShare(rows, { amount, whole: WHOLE });
    for (const kind of KINDS) {
      let [due, shown] = [0n, 0n];
      for (const [index, row] of rows.entries()) {
        due += row[kind];
        shown += share[index]?.[kind] ?? 0n;
        expect(2n * magnitude(due * amount - shown * WHOLE)).toBeLessThanOrEqual(WHOLE);
      }
    }
    expect(share.reduce((sum, { principal }) => sum + principal, 0n)).toBe(amount);
    expect(share.map(({ n, dueOn }) => [n, dueOn])).toEqual(rows.map(({ n, dueOn }) => [n, dueOn]));
    for (const { interest, principal, total } of share) expect(total).toBe(interest + principal);
    expect(share.at(-1)?.balance).toBe(0n);
  });

  it('goes on from what was paid, so that the rest sums to what is still owed', () => {
    const all = investorShare(rows, { amount: 380_000n, whole: WHOLE });
    const [first, second] = all;
    if (first === undefined || second === undefined) throw new Error('The loan has no instalments');
    const distributed = { interest: rows[0]?.interest ?? 0n, principal: rows[0]?.principal ?? 0n };
    // The first payment was rounded up where the share is rounded down.
    const paid = { interest: first.interest, principal: first.principal + 1n };
    const rest = investorShare(rows.slice(1), { amount: 380_000n, whole: WHOLE, distributed, paid });
    expect(rest[0]).toMatchObject({ interest: second.interest, principal: second.principal - 1n });
    expect(rest.slice(1)).toEqual(all.slice(2));
  });

  it('never takes back what was paid', () => {
    const lot = {
      amount: 1n,
      whole: 10n,
      distributed: { interest: 1n, principal: 0n },
      paid: { interest: 1n, principal: 0n },
    };
    const small = [
      { interest: 1n, principal: 0n },
      { interest: 9n, principal: 10n },
    ];
    expect(investorShare(small, lot).map(({ interest }) => interest)).toEqual([0n, 0n]);
  });

  it('is within one unit of what is really paid out, at every date, and the principal is exact', () => {
    const amounts = fc.array(fc.bigInt(1n, 1_000_000n), { minLength: 1, maxLength: 12 });
    const series = fc.array(fc.record({ interest: fc.bigInt(0n, 90_000n), principal: fc.bigInt(0n, 90_000n) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(amounts, series, (weights, dues) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0n);
        for (const kind of KINDS) {
          const shares = weights.map((amount) => investorShare(dues, { amount, whole }));
          const paid = weights.map(() => 0n);
          const shown = weights.map(() => 0n);
          for (const [index, due] of dues.entries()) {
            const lots = weights.map((weight, lot) => ({ id: String(lot), weight, paid: paid[lot] ?? 0n }));
            allocateCarried(due[kind], lots).forEach(({ amount }, lot) => {
              paid[lot] = (paid[lot] ?? 0n) + amount;
              shown[lot] = (shown[lot] ?? 0n) + (shares[lot]?.[index]?.[kind] ?? 0n);
              expect(magnitude((paid[lot] ?? 0n) - (shown[lot] ?? 0n))).toBeLessThanOrEqual(1n);
            });
          }
        }
      }),
    );
  });

  it('has nothing for who invested nothing', () => {
    const shares = investorShare(rows, { amount: 0n, whole: 100n });
    expect(shares.map(({ total, balance }) => [total, balance])).toEqual(rows.map(() => [0n, 0n]));
  });

  it('refuses a loan of nothing', () => {
    expect(() => investorShare(rows, { amount: 1n, whole: 0n })).toThrow('loan');
    expect(() => investorShare(rows, { amount: -1n, whole: 1n })).toThrow('amount');
  });
});
