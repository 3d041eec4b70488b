import { leastInvestment, successThreshold } from './campaign-rules.js';

describe('decision 1: the least investment', () => {
  const least = (type: 'equity' | 'debt', minimumInvestment: bigint | null, pricePerShare: bigint | null): bigint =>
    leastInvestment({ type, minimumInvestment, pricePerShare });

  it('is the stated minimum, of equity at least one share', () => {
    expect([least('equity', 5n, 400n), least('equity', 900n, 400n)]).toEqual([400n, 900n]);
    expect([least('debt', 5n, 400n), least('equity', 5n, null)]).toEqual([5n, 5n]);
  });

  it('is one minor unit, or one share, where none is stated', () => {
    expect([least('debt', null, null), least('equity', null, null), least('equity', null, 400n)]).toEqual([
      1n,
      1n,
      400n,
    ]);
  });
});

it('decision 3: success is measured by the goal, in flexible mode by the minimum raise', () => {
  const stated = { goal: 100n, minimumRaise: 40n };
  expect(successThreshold({ ...stated, raiseMode: 'fixed' })).toBe(100n);
  expect(successThreshold({ ...stated, raiseMode: null })).toBe(100n);
  expect(successThreshold({ ...stated, raiseMode: 'flexible' })).toBe(40n);
  expect(successThreshold({ ...stated, minimumRaise: null, raiseMode: 'flexible' })).toBe(0n);
});
