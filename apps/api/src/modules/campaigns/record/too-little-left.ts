import type { ErrorCode } from '@cairn/contracts';

/** V-19: why an investment does not fit any more, in shares or, of a loan, in money. */
export const tooLittleLeft = (
  unitsLeft: bigint,
  pricePerShare: bigint | null,
  currency: string,
): { code: ErrorCode; params: Record<string, unknown> } =>
  pricePerShare === null
    ? { code: 'investment.amount_left', params: { left: Number(unitsLeft), unit: 'money', currency } }
    : { code: 'investment.shares_left', params: { left: Number(unitsLeft), unit: 'shares' } };
