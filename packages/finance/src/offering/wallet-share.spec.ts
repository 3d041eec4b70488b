import { shareWithCard } from './wallet-share.js';

describe('D-19 what wallet and card share', () => {
  const bounds = { minimum: 50n, granularity: 10n };
  it.each([
    [1_000n, 1_000n, 1_000n, 0n],
    [1_000n, 5_000n, 1_000n, 0n],
    [1_000n, 0n, 0n, 1_000n],
    [1_000n, 600n, 600n, 400n],
    // The card pays at least what its provider takes, in its provider's steps.
    [1_000n, 990n, 950n, 50n],
    [1_000n, 595n, 590n, 410n],
    [40n, 10n, 0n, 40n],
  ])('of %s with %s in the wallet: %s and %s', (amount, balance, walletPart, cardPart) => {
    expect(shareWithCard(amount, balance, bounds)).toEqual({ walletPart, cardPart });
  });

  it('leaves what is lacking where no card is taken', () => {
    expect(shareWithCard(1_000n, 999n, null)).toEqual({ walletPart: 999n, cardPart: 1n });
  });
});
