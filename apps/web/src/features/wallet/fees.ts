/** Decision 35: flat + pct x amount, in minor units, half up. `basisPoints` are hundredths of a percent. */
export const walletFee = (amount: number, basisPoints: number, flat: number): number => {
  const scaled = BigInt(amount) * BigInt(basisPoints);
  return flat + Number((scaled + 5000n) / 10_000n);
};
