/** The part of an amount that a percentage makes, in minor units rounded down; of a loss or a debt it is nothing. */
const percentOf = (minor: bigint, percent: bigint): bigint => (minor > 0n ? (minor * percent) / 100n : 0n);

/** Figures of Regulation (EU) 2020/1503, Article 21(7); amounts in euro cents. */
export interface EcsprWarningRule {
  /** Nobody is warned for less than this. */
  readonly floor: bigint;
  /** Of the net worth. */
  readonly percent: bigint;
}

/**
 * The amount above which a non-sophisticated investor is warned of each single investment and consents to it: the
 * higher of the floor and the percentage of the net worth. Source: Regulation (EU) 2020/1503, Article 21(7).
 */
export const ecsprWarningThreshold = (netWorth: bigint, { floor, percent }: EcsprWarningRule): bigint => {
  const part = percentOf(netWorth, percent);
  return part > floor ? part : floor;
};

/** What the simulation asks for, in minor units of one currency. */
export interface LossSimulationInput {
  /** A year's regular income. */
  readonly income: bigint;
  /** Cash and financial investments, without homes and pensions. */
  readonly assets: bigint;
  /** A year's financial commitments. */
  readonly debts: bigint;
  /** Of the net worth, which one is taken to bear the loss of. */
  readonly percent: bigint;
}

export interface LossSimulation {
  /** Negative where the commitments are more than all the rest. */
  readonly netWorth: bigint;
  /** What can be lost; nothing where there is no net worth. */
  readonly bearable: bigint;
}

/**
 * The ability to bear loss: a percentage of the net worth, which is income and assets less debts. Source: Regulation
 * (EU) 2020/1503, Article 21(5).
 *
 * @throws RangeError for negative amounts
 */
export const lossSimulation = ({ income, assets, debts, percent }: LossSimulationInput): LossSimulation => {
  if (income < 0n || assets < 0n || debts < 0n) throw new RangeError('Amounts must not be negative');
  const netWorth = income + assets - debts;
  return { netWorth, bearable: percentOf(netWorth, percent) };
};

/**
 * The most that a restricted investor puts into restricted mass market investments in twelve months: a percentage of
 * the net assets, without the home and pensions. Source: FCA Handbook, COBS 4.12A.
 */
export const rmmiLimit = (netAssets: bigint, percent: bigint): bigint => percentOf(netAssets, percent);

/** An operator's own figures, where no law gives any; what is null is not limited by. */
export interface OperatorLimitRule {
  readonly amount: bigint | null;
  /** Of the net worth. */
  readonly percent: bigint | null;
}

/** The lower of an operator's own limits; null where there is none. */
export const operatorLimit = (netWorth: bigint, { amount, percent }: OperatorLimitRule): bigint | null => {
  if (percent === null) return amount;
  const part = percentOf(netWorth, percent);
  return amount !== null && amount < part ? amount : part;
};
