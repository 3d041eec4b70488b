import * as fc from 'fast-check';
import { rationalFromDecimal, roundRational, multiplyRational, rational } from '../money/rational.js';
import { equityOffered, pricePerShareFrom } from './equity-offered.js';

const offer = {
  preMoneyValuation: 400_000_000n,
  pricePerShare: 400n,
  availableShares: 250_000n,
  equityAvailable: rationalFromDecimal('20'),
  maxOffering: 100_000_000n,
};

describe('equityOffered (decision 34)', () => {
  it('accepts figures that agree: a million shares at 4.00, a quarter of a million offered, 20 %', () => {
    expect(equityOffered(offer)).toEqual({
      percent: rational(20n),
      statedPercentFits: true,
      coversMaxOffering: true,
      consistent: true,
    });
    expect(pricePerShareFrom(400_000_000n, 1_000_000n)).toBe(400n);
  });

  it('tolerates 0.01 percentage points and no more', () => {
    const stated = (text: string): boolean =>
      equityOffered({ ...offer, equityAvailable: rationalFromDecimal(text) }).statedPercentFits;
    expect([stated('20.01'), stated('19.99'), stated('20.0101'), stated('25')]).toEqual([true, true, false, false]);
  });

  it('tolerates as little below as above', () => {
    const fits = (text: string): boolean =>
      equityOffered({ ...offer, equityAvailable: rationalFromDecimal(text) }).statedPercentFits;
    expect([fits('19.9899'), fits('15'), fits('0')]).toEqual([false, false, false]);
  });

  it('counts by the existing shares where they are stated', () => {
    const stated = { ...offer, existingShares: 750_000n };
    expect(equityOffered(stated)).toMatchObject({ percent: rational(25n), statedPercentFits: false });
    expect(equityOffered({ ...stated, equityAvailable: rationalFromDecimal('25') }).consistent).toBe(true);
    expect(equityOffered({ ...offer, existingShares: null }).percent).toEqual(rational(20n));
  });

  it('takes an offer of nothing, and no offering below zero', () => {
    const nothing = { ...offer, availableShares: 0n, maxOffering: 0n, equityAvailable: rational(0n) };
    expect(equityOffered(nothing)).toEqual({
      percent: rational(0n),
      statedPercentFits: true,
      coversMaxOffering: true,
      consistent: true,
    });
    expect(() => equityOffered({ ...offer, maxOffering: -1n })).toThrow('negative');
  });

  it('wants the shares on offer to be worth the maximum offering', () => {
    expect(equityOffered({ ...offer, maxOffering: 100_000_001n })).toMatchObject({
      coversMaxOffering: false,
      consistent: false,
    });
  });

  it('refuses impossible figures', () => {
    expect(() => equityOffered({ ...offer, pricePerShare: 0n })).toThrow('price');
    expect(() => equityOffered({ ...offer, preMoneyValuation: 0n })).toThrow('Valuation');
    expect(() => equityOffered({ ...offer, availableShares: -1n })).toThrow('negative');
    expect(() => pricePerShareFrom(1n, 0n)).toThrow('existing shares');
  });

  it('agrees with any percentage that is rounded to two decimals from the shares', () => {
    const shares = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(shares, shares, fc.bigInt({ min: 1n, max: 10n ** 6n }), (existing, offered, price) => {
        const exact = rational(100n * offered, existing + offered);
        const equityAvailable = rational(roundRational(multiplyRational(exact, rational(100n))), 100n);
        const result = equityOffered({
          preMoneyValuation: existing * price,
          pricePerShare: price,
          availableShares: offered,
          equityAvailable,
          maxOffering: offered * price,
        });
        expect(result).toEqual({ percent: exact, statedPercentFits: true, coversMaxOffering: true, consistent: true });
      }),
      { numRuns: 1000 },
    );
  });
});
