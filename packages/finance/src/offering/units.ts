const assertPrice = (price: bigint): void => {
  if (price <= 0n) throw new RangeError('The price must be above zero');
};

/**
 * How many units an amount buys; both in minor units.
 *
 * @returns null when it is not a whole number of units (`nearestValidAmounts` names the neighbours)
 * @throws RangeError for a price of zero or less, or a negative amount
 */
export const unitsFor = (amount: bigint, price: bigint): bigint | null => {
  assertPrice(price);
  if (amount < 0n) throw new RangeError('The amount must not be negative');
  return amount % price === 0n ? amount / price : null;
};

/** @throws RangeError for a price of zero or less, or a negative number of units */
export const amountFor = (units: bigint, price: bigint): bigint => {
  assertPrice(price);
  if (units < 0n) throw new RangeError('The number of units must not be negative');
  return units * price;
};

/**
 * V-18 and decision 1: a price per unit fits the minimum investment when both are above zero and either is a whole
 * multiple of the other.
 */
export const priceFitsMinimum = (price: bigint, minimum: bigint): boolean =>
  price > 0n && minimum > 0n && (price % minimum === 0n || minimum % price === 0n);

/** The least that can really be invested: a whole unit, even where the stated minimum is lower (decision 1). */
export const effectiveMinimum = (price: bigint, minimum: bigint): bigint => (price > minimum ? price : minimum);

export interface NearestAmounts {
  /** The greatest valid amount not above the one asked for, or null. */
  readonly below: bigint | null;
  /** The least valid amount not below it, or null. */
  readonly above: bigint | null;
}

/**
 * The valid amounts next to an amount: whole units, from the effective minimum to the maximum, both inclusive. Both are
 * the amount itself when it is valid, and both null when nothing between the limits is.
 *
 * @throws RangeError for a price of zero or less
 */
export const nearestValidAmounts = (amount: bigint, price: bigint, min: bigint, max: bigint): NearestAmounts => {
  assertPrice(price);
  const least = ((effectiveMinimum(price, min) + price - 1n) / price) * price;
  const most = (max / price) * price;
  if (least > most) return { below: null, above: null };
  if (amount < least) return { below: null, above: least };
  if (amount > most) return { below: most, above: null };
  const below = (amount / price) * price;
  return { below, above: below === amount ? amount : below + price };
};

export type CapacityInput =
  | { readonly kind: 'equity'; readonly availableShares: bigint; readonly maxOffering: bigint; readonly price: bigint }
  | { readonly kind: 'debt'; readonly maxOffering: bigint };

/**
 * The capacity of a campaign, in the unit its capacity is counted in: whole shares for equity, the smaller of the
 * shares available and those the maximum offering pays for; minor units for debt.
 *
 * @throws RangeError for a price of zero or less, or negative figures
 */
export const capacityUnits = (input: CapacityInput): bigint => {
  if (input.maxOffering < 0n) throw new RangeError('The maximum offering must not be negative');
  if (input.kind === 'debt') return input.maxOffering;
  assertPrice(input.price);
  if (input.availableShares < 0n) throw new RangeError('The number of shares must not be negative');
  const payable = input.maxOffering / input.price;
  return payable < input.availableShares ? payable : input.availableShares;
};
