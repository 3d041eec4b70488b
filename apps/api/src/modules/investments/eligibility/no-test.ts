import { TEST_THE_WATERS_SOURCE, type ErrorCode } from '@cairn/contracts';
import { DomainError } from '../../../kernel/errors/domain-error.js';

/** Why a campaign that only asks who would invest takes nothing. */
export const TESTING = {
  code: 'investment.testing_interest' satisfies ErrorCode,
  params: { source: TEST_THE_WATERS_SOURCE },
} as const;

/**
 * 17 CFR 227.206: while a campaign tests interest nothing leads to money, whatever state a record is in.
 * @throws investment.testing_interest
 */
export function requireNoTest({ testTheWater }: { testTheWater: boolean }): void {
  if (testTheWater) throw new DomainError(TESTING.code, TESTING.params);
}
