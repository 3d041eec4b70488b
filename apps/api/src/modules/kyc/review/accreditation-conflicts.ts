import type { AccreditationConflict, AccreditationDetail, StatedFigures } from '@cairn/contracts/admin/review.replies';
import { ACCREDITATION_THRESHOLDS } from '@cairn/finance';

/** Compares a claim with what the person had stated and attached. */
export interface Claim extends Pick<AccreditationDetail, 'grounds' | 'verificationType'> {
  stated: StatedFigures | null;
  hasLetter: boolean;
}

const [PRESENT] = ACCREDITATION_THRESHOLDS.slice(-1);

/**
 * Where a claim does not match: figures that Rule 501(a) requires and that were not stated, no confirmed identity,
 * a letter that never came. Income together with a spouse and assets of an entity were never asked for.
 */
export function conflictsOf({ grounds, verificationType, stated, hasLetter }: Claim): AccreditationConflict[] {
  if (PRESENT === undefined) throw new Error('Rule 501(a) has no figures');
  const claims = (ground: string): boolean => grounds.includes(ground);
  const found: [conflict: AccreditationConflict, holds: boolean][] = [
    ['no_identity', stated === null],
    ['identity_unconfirmed', stated !== null && stated.state !== 'approved'],
    ['income', stated !== null && claims('income') && stated.yearlyIncome <= PRESENT.individualIncome],
    ['net_worth', stated !== null && claims('net_worth') && stated.netWorth <= PRESENT.netWorth],
    ['no_letter', verificationType === 'accreditation_letter' && !hasLetter],
  ];
  return found.filter(([, holds]) => holds).map(([conflict]) => conflict);
}
