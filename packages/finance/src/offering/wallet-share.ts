/** The parts of an amount paid by two methods, in minor units. */
export interface WalletShare {
  readonly walletPart: bigint;
  readonly cardPart: bigint;
}

/** The limits of the card provider, in minor units. */
export interface CardBounds {
  readonly minimum: bigint;
  /** Amounts are multiples of it. */
  readonly granularity: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * The wallet's part of an amount, and the rest for a card: at least the provider's minimum, in the provider's
 * steps. Nothing is left when the wallet has all of it.
 *
 * @param bounds null where cards are not accepted: then the rest stays as it is
 */
export const shareWithCard = (amount: bigint, balance: bigint, bounds: CardBounds | null): WalletShare => {
  const lacking = amount - least(amount, balance);
  if (lacking === 0n || bounds === null) return { walletPart: amount - lacking, cardPart: lacking };
  const { minimum, granularity } = bounds;
  const wanted = lacking < minimum ? minimum : lacking;
  const steps = (wanted + granularity - 1n) / granularity;
  const cardPart = least(amount, steps * granularity);
  return { walletPart: amount - cardPart, cardPart };
};
