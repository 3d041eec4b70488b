import type { PlatformFeeRates } from '@cairn/contracts/fees/platform-fees';
import type { RaiseMode } from '@cairn/contracts/campaigns/options';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { platformFee } from '@cairn/finance';

/** The amounts of a raise as they are typed, in minor units. */
export interface RaiseAmounts {
  raiseMode?: RaiseMode | null | undefined;
  goal?: number | null | undefined;
  minimumRaise?: number | null | undefined;
  maxOfferingAmount?: number | null | undefined;
}

export type Outcome = 'minimum' | 'goal' | 'most';

export interface Received {
  outcome: Outcome;
  raised: bigint;
  fee: bigint;
  received: bigint;
}

const amount = (value: number | null | undefined): bigint | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? BigInt(value) : null;

/** What an owner would receive of each amount that the raise may end with; none until mode and goal are there. */
export function receivedOf(raise: RaiseAmounts, fees: Wire<PlatformFeeRates>): readonly Received[] {
  const { raiseMode: mode } = raise;
  const goal = amount(raise.goal);
  if (goal === null || (mode !== 'fixed' && mode !== 'flexible')) return [];
  const minimum = amount(raise.minimumRaise);
  const most = amount(raise.maxOfferingAmount);
  const rates =
    mode === 'fixed'
      ? { goalReached: BigInt(fees.fixedReached), goalMissed: 0n }
      : { goalReached: BigInt(fees.flexibleReached), goalMissed: BigInt(fees.flexibleMissed) };
  const ends: { outcome: Outcome; raised: bigint }[] = [
    ...(mode === 'flexible' && minimum !== null && minimum < goal
      ? [{ outcome: 'minimum' as const, raised: minimum }]
      : []),
    { outcome: 'goal', raised: goal },
    ...(most !== null && most > goal ? [{ outcome: 'most' as const, raised: most }] : []),
  ];
  return ends.map(({ outcome, raised }) => {
    const { fee } = platformFee({ mode, rates, raised, goal, minimumRaise: minimum ?? goal });
    return { outcome, raised, fee, received: raised - fee };
  });
}
