import { partSold } from './share-sold.js';

describe('the part of the company that is sold', () => {
  it('follows from the shares that exist', () => {
    expect(partSold({ availableShares: 250_000, existingShares: 750_000 })).toBe(0.25);
  });

  it('follows from valuation and price where the existing shares are not stated', () => {
    const terms = { availableShares: 350_000, pricePerShare: 100, preMoneyValuation: 190_000_000 };
    expect(partSold(terms)?.toFixed(4)).toBe('0.1556');
  });

  it.each([{}, { availableShares: 100 }, { availableShares: 100, pricePerShare: 400 }, { existingShares: 100 }])(
    'is not said of %j',
    (terms) => {
      expect(partSold(terms)).toBeNull();
    },
  );
});
