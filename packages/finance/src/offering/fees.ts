import { BASIS_POINTS, divideHalfUp, percentOf } from '../money/rounding.js';
import type { RaiseMode } from './funding.js';

/** Basis points of the cleared amount at closing. */
export interface FeeRates {
  readonly goalReached: bigint;
  /** Of a flexible campaign that reached its minimum only; a fixed one is refunded in full. */
  readonly goalMissed: bigint;
}

/** The fees that the specification names (C-05, section 9): what a site begins with. */
export const PLATFORM_FEES: Readonly<Record<RaiseMode, FeeRates>> = {
  fixed: { goalReached: 500n, goalMissed: 0n },
  flexible: { goalReached: 1000n, goalMissed: 1500n },
};

export interface PlatformFeeInput {
  readonly mode: RaiseMode;
  /** Those with which the campaign was approved; the specification's unless told. */
  readonly rates?: FeeRates;
  /** Cleared money at closing, in minor units; goal and minimum raise in the same. */
  readonly raised: bigint;
  readonly goal: bigint;
  readonly minimumRaise: bigint;
}

export interface PlatformFee {
  readonly basisPoints: bigint;
  /** Minor units, deducted from the payout. */
  readonly fee: bigint;
}

/**
 * The platform's fee on a closed campaign (C-05): one rate if the goal is reached; of a flexible campaign another if only
 * the minimum raise is. Otherwise there is none, because everything is refunded.
 *
 * @throws RangeError for negative amounts
 */
export const platformFee = ({ mode, rates, raised, goal, minimumRaise }: PlatformFeeInput): PlatformFee => {
  if (raised < 0n || goal < 0n || minimumRaise < 0n) throw new RangeError('Amounts must not be negative');
  const { goalReached, goalMissed } = rates ?? PLATFORM_FEES[mode];
  if (raised >= goal) return { basisPoints: goalReached, fee: percentOf(raised, goalReached) };
  if (raised < minimumRaise) return { basisPoints: 0n, fee: 0n };
  return { basisPoints: goalMissed, fee: percentOf(raised, goalMissed) };
};

export interface WalletFeeRate {
  readonly percentBasisPoints: bigint;
  /** Minor units. */
  readonly flat: bigint;
}

/**
 * The fee on a top-up (charged on top) or a withdrawal (taken from it): round(flat + percent * amount), decision 35.
 *
 * @throws RangeError for negative amounts
 */
export const walletFee = (amount: bigint, { percentBasisPoints, flat }: WalletFeeRate): bigint => {
  if (amount < 0n || percentBasisPoints < 0n || flat < 0n) throw new RangeError('Amounts must not be negative');
  return divideHalfUp(flat * BASIS_POINTS + amount * percentBasisPoints, BASIS_POINTS);
};

/** The total charged for a top-up of `amount`: the fee is added. */
export const topUpCharge = (amount: bigint, rate: WalletFeeRate): bigint => amount + walletFee(amount, rate);

/**
 * The amount that reaches the bank in a withdrawal of `amount`: the fee is deducted.
 *
 * @throws RangeError when the fee would eat the whole amount
 */
export const withdrawalPayout = (amount: bigint, rate: WalletFeeRate): bigint => {
  const payout = amount - walletFee(amount, rate);
  if (payout <= 0n) throw new RangeError('The fee is not below the amount withdrawn');
  return payout;
};
