import * as fc from 'fast-check';
import { PLATFORM_FEES, platformFee, topUpCharge, walletFee, withdrawalPayout } from './fees.js';
import { canReceiveFunds, isFunded } from './funding.js';
import type { RaiseMode } from './funding.js';

const RUNS = { numRuns: 1000 };
const modes = fc.constantFrom<RaiseMode>('fixed', 'flexible');
const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('platformFee', () => {
  const campaign = { goal: 10_000_000n, minimumRaise: 4_000_000n };

  it.each([
    ['fixed', 10_000_000n, 500n, 500_000n],
    ['fixed', 9_999_999n, 0n, 0n],
    ['flexible', 10_000_000n, 1000n, 1_000_000n],
    ['flexible', 9_999_999n, 1500n, 1_500_000n],
    ['flexible', 4_000_000n, 1500n, 600_000n],
    ['flexible', 3_999_999n, 0n, 0n],
  ] as const)('C-05 %s campaign that raised %s: %s basis points, %s', (mode, raised, basisPoints, fee) => {
    expect(platformFee({ ...campaign, mode, raised })).toEqual({ basisPoints, fee });
  });

  it('C-05 is in one table', () => {
    expect(PLATFORM_FEES).toEqual({
      fixed: { goalReached: 500n, goalMissed: 0n },
      flexible: { goalReached: 1000n, goalMissed: 1500n },
    });
    expect(() => platformFee({ ...campaign, mode: 'fixed', raised: -1n })).toThrow('negative');
  });

  it.each([
    ['fixed', 10_000_000n, 450n, 450_000n],
    ['flexible', 9_999_999n, 1200n, 1_200_000n],
    ['flexible', 3_999_999n, 0n, 0n],
  ] as const)(
    'C-05 at rates of its own, a %s campaign that raised %s: %s basis points, %s',
    (mode, raised, basisPoints, fee) => {
      const rates = { goalReached: 450n, goalMissed: mode === 'fixed' ? 0n : 1200n };
      expect(platformFee({ ...campaign, mode, raised, rates })).toEqual({ basisPoints, fee });
    },
  );

  it('C-05 takes amounts of nothing, and none below', () => {
    const nothing = { mode: 'fixed', raised: 0n, goal: 0n, minimumRaise: 0n } as const;
    expect(platformFee(nothing)).toEqual({ basisPoints: 500n, fee: 0n });
    expect(platformFee({ ...nothing, goal: 1n })).toEqual({ basisPoints: 0n, fee: 0n });
    expect(() => platformFee({ ...nothing, goal: -1n })).toThrow('negative');
    expect(() => platformFee({ ...nothing, minimumRaise: -1n })).toThrow('negative');
  });

  it('never takes more than 15 % and half a unit, nor anything from a raise that goes back', () => {
    fc.assert(
      fc.property(modes, amounts, amounts, amounts, (mode, raised, goal, share) => {
        const minimumRaise = share < goal ? share : goal;
        const { fee, basisPoints } = platformFee({ mode, raised, goal, minimumRaise });
        expect(fee >= 0n && fee * 20n <= raised * 3n + 10n).toBe(true);
        const status = raised >= goal ? 4 : 5;
        if (!isFunded({ status, mode, raised, minimumRaise })) expect([fee, basisPoints]).toEqual([0n, 0n]);
      }),
      RUNS,
    );
  });
});

describe('funding', () => {
  const state = { raised: 5n, minimumRaise: 4n };

  it.each([
    [4, 'fixed', true],
    [5, 'fixed', false],
    [4, 'flexible', true],
    [5, 'flexible', true],
    [2, 'flexible', false],
    [7, 'fixed', false],
  ] as const)('R-07 status %i in %s mode: canReceiveFunds %s', (status, mode, expected) => {
    expect(canReceiveFunds({ ...state, status, mode })).toBe(expected);
    expect(isFunded({ ...state, status, mode })).toBe(expected);
  });

  it('R-07 is not funded at status 5 below the minimum raise', () => {
    const short = { status: 5, mode: 'flexible', raised: 3n, minimumRaise: 4n } as const;
    expect(canReceiveFunds(short)).toBe(true);
    expect(isFunded(short)).toBe(false);
    expect(isFunded({ ...short, raised: 4n })).toBe(true);
  });
});

describe('walletFee', () => {
  const rate = { percentBasisPoints: 290n, flat: 30n };

  it('rounds flat and percentage together, once', () => {
    expect(walletFee(10_000n, rate)).toBe(320n);
    expect(walletFee(50n, rate)).toBe(31n);
    expect(walletFee(0n, { percentBasisPoints: 0n, flat: 0n })).toBe(0n);
  });

  it('is added to a top-up and taken from a withdrawal', () => {
    expect(topUpCharge(10_000n, rate)).toBe(10_320n);
    expect(withdrawalPayout(10_000n, rate)).toBe(9680n);
    expect(() => withdrawalPayout(30n, rate)).toThrow('not below');
    expect(() => walletFee(-1n, rate)).toThrow('negative');
  });

  it('has no part below zero, and leaves something of a withdrawal', () => {
    expect(() => walletFee(100n, { percentBasisPoints: -1n, flat: 30n })).toThrow('negative');
    expect(() => walletFee(100n, { percentBasisPoints: 290n, flat: -1n })).toThrow('negative');
    const flat = { percentBasisPoints: 0n, flat: 30n };
    expect(() => withdrawalPayout(30n, flat)).toThrow('not below');
    expect(withdrawalPayout(31n, flat)).toBe(1n);
  });

  it('never falls when the amount rises', () => {
    const rates = fc.record({ percentBasisPoints: fc.bigInt({ min: 0n, max: 10_000n }), flat: amounts });
    fc.assert(
      fc.property(amounts, amounts, rates, (amount, more, of) => walletFee(amount + more, of) >= walletFee(amount, of)),
      RUNS,
    );
  });
});
