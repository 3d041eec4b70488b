import type { Preparation } from './queries.js';

/**
 * What an amount would be allotted if the campaign closed now: in proportion to all that is committed, in whole shares.
 * All of it while not too much is committed, this amount included; null where the first come are served first.
 *
 * @param held of the amount, what is committed already
 */
export function proRataPart(
  { proRata, pricePerShare }: Pick<Preparation, 'proRata' | 'pricePerShare'>,
  amount: number,
  held: number,
): number | null {
  if (proRata === null) return null;
  const [offered, price, wanted] = [BigInt(proRata.offered), BigInt(pricePerShare ?? 1), BigInt(amount)];
  const together = BigInt(proRata.committed) - BigInt(held) + wanted;
  if (together <= offered) return amount;
  return Number(((wanted * offered) / together / price) * price);
}
