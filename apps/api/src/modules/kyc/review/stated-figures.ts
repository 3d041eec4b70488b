import type { IdentityFigure } from '@cairn/contracts/admin/reveal';
import type { StatedFigures as MaskedFigures } from '@cairn/contracts/admin/review.replies';

/** The identity record of who claims to be accredited, with its figures. */
export interface StatedFigures extends Omit<MaskedFigures, 'figures'> {
  figuresCurrency: string;
  yearlyIncome: bigint;
  netWorth: bigint;
  householdIncome: bigint | null;
}

const COMPARED = ['yearlyIncome', 'netWorth', 'householdIncome'] as const satisfies readonly IdentityFigure[];

/** The same as the console shows it: which figures there are, and none of them (SEC-50). */
export function maskedFigures(stated: StatedFigures): MaskedFigures {
  const {
    figuresCurrency: _currency,
    yearlyIncome: _income,
    netWorth: _worth,
    householdIncome: _both,
    ...shown
  } = stated;
  return { ...shown, figures: COMPARED.filter((figure) => stated[figure] !== null) };
}
