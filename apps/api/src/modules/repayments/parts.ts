import { allocateCarried, rationalFromText, ZERO, type Rational } from '@cairn/finance';

export interface Lot {
  id: string;
  investorId: string;
  amount: bigint;
  /** Principal that has not come back yet. */
  outstanding: bigint;
  interestResidual: string;
  principalResidual: string;
}

export interface Part {
  id: string;
  investorId: string;
  interest: bigint;
  principal: bigint;
  interestResidual: Rational;
  principalResidual: Rational;
}

/**
 * Each lot's part of a repayment (repayments C4): interest and principal apart, by outstanding principal, with what
 * rounding still owes carried along. The last principal pays each lot exactly what is left of it.
 */
export function partsOf(
  { interest, principal }: { interest: bigint; principal: bigint },
  lots: readonly Lot[],
): Part[] {
  const owed = lots.reduce((sum, { outstanding }) => sum + outstanding, 0n);
  // Dividends after everything has been returned go by what was invested.
  const weight = (lot: Lot): bigint => (owed > 0n ? lot.outstanding : lot.amount);
  const interestParts = allocateCarried(
    interest,
    lots.map((lot) => ({ id: lot.id, weight: weight(lot), residual: rationalFromText(lot.interestResidual) })),
  );
  const principalParts =
    principal === owed
      ? lots.map((lot) => ({ id: lot.id, amount: lot.outstanding, residual: ZERO }))
      : withinOutstanding(
          allocateCarried(
            principal,
            lots.map((lot) => ({
              id: lot.id,
              weight: lot.outstanding,
              residual: rationalFromText(lot.principalResidual),
            })),
          ),
          lots,
        );
  return lots.map((lot, index) => ({
    id: lot.id,
    investorId: lot.investorId,
    interest: interestParts[index]?.amount ?? 0n,
    principal: principalParts[index]?.amount ?? 0n,
    interestResidual: interestParts[index]?.residual ?? ZERO,
    principalResidual: principalParts[index]?.residual ?? ZERO,
  }));
}

/** A carried unit may exceed what a small lot is still owed; it goes to the lots with room, in their order. */
function withinOutstanding<P extends { amount: bigint }>(parts: readonly P[], lots: readonly Lot[]): P[] {
  let excess = 0n;
  const capped = parts.map((part, index) => {
    const room = lots[index]?.outstanding ?? 0n;
    if (part.amount <= room) return part;
    excess += part.amount - room;
    return { ...part, amount: room };
  });
  return capped.map((part, index) => {
    const room = (lots[index]?.outstanding ?? 0n) - part.amount;
    const moved = excess < room ? excess : room;
    excess -= moved;
    return moved > 0n ? { ...part, amount: part.amount + moved } : part;
  });
}
