import { ACCREDITATION_METHODS, type EvidenceKind } from '@cairn/contracts/kyc/accreditation-methods';
import type { AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import { claimFaults } from '@cairn/contracts/kyc/claim-rules';
import type { CalendarDate } from '@cairn/finance';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { groundsMet } from './stated-claim.js';

/** What the document that comes with an application is: the first that its way of proof takes. */
export const kindOfDocument = ({ verificationType }: Pick<AccreditationRequest, 'verificationType'>): EvidenceKind =>
  (Object.keys(ACCREDITATION_METHODS[verificationType].evidence)[0] as EvidenceKind | undefined) ?? 'letter'; // its keys

/**
 * Whether an application says what its grounds and its way of proof ask for, and meets C-07 by it.
 * @throws validation.required at what is missing; accreditation.method_for_ground, accreditation.recent_debt,
 *   accreditation.ground_not_met
 */
export function requireClaim(request: AccreditationRequest, on: CalendarDate): void {
  const [fault] = claimFaults(request);
  if (fault !== undefined) throw fieldError(fault.field, fault.code);
  const met = groundsMet(request, on);
  if (request.grounds.some((ground) => !met.includes(ground))) {
    throw fieldError('grounds', 'accreditation.ground_not_met');
  }
}
