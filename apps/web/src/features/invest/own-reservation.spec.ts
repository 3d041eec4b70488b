import type { Preparation } from './queries.js';
import { limitWithout, mayChoose, measured, rulesOf } from './own-reservation.js';

const preparation = {
  allowed: false,
  reasons: [{ code: 'investment.limit_exceeded', params: {} }],
  currency: 'USD',
  minimum: 10_000,
  maximum: 50_000,
  remainingCapacity: 50_000,
  pricePerShare: 400,
  limit: {
    currency: 'USD',
    limit: 250_000,
    used: 240_000,
    remaining: 10_000,
    remainingHere: 10_000,
    citation: '17 CFR 227.100(a)(2)',
    basis: { committed: 0 },
  },
} as unknown as Preparation; // what the rules read of it
const own = { amount: 200_000 };

describe('U-7 one reservation that is changed, not a second one', () => {
  it('U-7 one who has reserved all they may can still go back and choose less', () => {
    expect(mayChoose(preparation, own)).toBe(true);
    expect(mayChoose(preparation, null)).toBe(false);
  });

  it('U-7 what is in the way for another reason stays in the way', () => {
    const reasons = [{ code: 'investment.closed', params: {} }];
    expect(mayChoose({ ...preparation, reasons }, own)).toBe(false);
  });

  it('U-7 the maximum counts the own reservation as available, in the raise and in the limit', () => {
    expect(rulesOf(preparation, null).maximum).toBe(10_000);
    expect(rulesOf(preparation, own).maximum).toBe(210_000);
    expect(rulesOf({ ...preparation, limit: null }, own).maximum).toBe(250_000);
  });

  it('U-7 the campaign’s own maximum stays the maximum', () => {
    expect(rulesOf({ ...preparation, maximum: 40_000, limit: null }, own).maximum).toBe(40_000);
  });

  it('U-7 the bar of the limit does not count the same money twice', () => {
    expect(limitWithout(preparation.limit, own, 'USD')).toMatchObject({ used: 40_000, remaining: 210_000 });
    expect(limitWithout(null, own, 'USD')).toBeNull();
  });

  it('D-1 in another currency the limit is measured, and the maximum is in the campaign’s', () => {
    const limit = { ...preparation.limit, used: 125_000, remaining: 125_000, remainingHere: 100_000 } as NonNullable<
      Preparation['limit']
    >;
    const euros = { ...preparation, currency: 'EUR', limit };
    expect(measured(limit, 40_000, 'EUR')).toBe(50_000);
    expect(rulesOf({ ...euros, maximum: 900_000, remainingCapacity: 950_000 }, null).maximum).toBe(100_000);
    expect(limitWithout(limit, { amount: 40_000 }, 'EUR')).toMatchObject({ used: 75_000, remainingHere: 140_000 });
    expect(rulesOf({ ...euros, limit: { ...limit, remainingHere: null } }, null).maximum).toBe(50_000);
  });
});
