import { proRataPart } from './pro-rata-part.js';

const OFFERING = { proRata: { offered: 100_000, committed: 150_000 }, pricePerShare: 1_000 };

describe('the part that an amount would be allotted now', () => {
  it('is in proportion to all that is committed, in whole shares', () => {
    expect(proRataPart(OFFERING, 50_000, 0)).toBe(25_000);
    expect(proRataPart(OFFERING, 51_000, 0)).toBe(25_000);
    expect(proRataPart({ ...OFFERING, pricePerShare: null }, 51_000, 0)).toBe(25_373);
  });

  it('is all of it while not too much is committed, with what is held counted once', () => {
    expect(proRataPart({ ...OFFERING, proRata: { offered: 100_000, committed: 90_000 } }, 50_000, 40_000)).toBe(50_000);
  });

  it('is not said where the first come are served first', () => {
    expect(proRataPart({ ...OFFERING, proRata: null }, 50_000, 0)).toBeNull();
  });
});
