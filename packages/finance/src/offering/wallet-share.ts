/** What two ways of paying an amount pay of it, in minor units. */
export interface WalletShare {
  readonly walletPart: bigint;
  readonly cardPart: bigint;
}

/** What a card's provider takes, in minor units. */
export interface CardBounds {
  readonly minimum: bigint;
  /** Amounts are multiples of it. */
  readonly granularity: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * What the wallet pays of an amount, and what is left for a card: at least what its provider takes, in the provider's
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
