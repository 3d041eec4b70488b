import type { Wire } from '@cairn/contracts';
import type { PlatformFeeRates } from '@cairn/contracts/fees/platform-fees';

export type Rates = Wire<PlatformFeeRates>;

/** In the order in which people read them. */
export const RATES = ['fixedReached', 'flexibleReached', 'flexibleMissed'] as const satisfies readonly (keyof Rates)[];
