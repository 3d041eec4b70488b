import { ACCREDITATION_METHODS, STATED_FOR } from './accreditation-methods.js';
import type { AccreditationRequest } from './accreditation.request.js';

/** A request as the API has it, or as a form does: its amounts are bigint there and numbers here. */
type Said = {
  readonly [Name in keyof AccreditationRequest]?: AccreditationRequest[Name] extends bigint | null | undefined
    ? bigint | number | null | undefined
    : AccreditationRequest[Name] | null | undefined;
};

export interface ClaimFault {
  field: string;
  code: 'validation.required' | 'accreditation.method_for_ground' | 'accreditation.recent_debt';
}

const CONFIRMER = ['confirmerName', 'confirmerProfession', 'confirmerLicence'] as const;

/** Names of what has to be said of the grounds and for the way of proof that were chosen. */
export const askedOf = ({ grounds, verificationType }: Said): readonly (keyof Said)[] => [
  ...(grounds ?? []).flatMap((ground) => [...STATED_FOR[ground]]),
  ...(verificationType && ACCREDITATION_METHODS[verificationType].confirmer ? CONFIRMER : []),
];

/** What an application is refused by before its figures are judged, by field: the form and the API ask the same. */
export function claimFaults(request: Said): ClaimFault[] {
  const { grounds, verificationType, mortgage, recentDebt } = request;
  const missing = askedOf(request).filter((field) => request[field] === null || request[field] === undefined);
  const method = verificationType && ACCREDITATION_METHODS[verificationType];
  const faults: ClaimFault[] = [
    ...(method && grounds?.some((ground) => !method.grounds.includes(ground))
      ? [{ field: 'verificationType', code: 'accreditation.method_for_ground' } as const]
      : []),
    ...missing.map((field) => ({ field, code: 'validation.required' }) as const),
    ...((recentDebt ?? 0) > (mortgage ?? 0)
      ? [{ field: 'recentDebt', code: 'accreditation.recent_debt' } as const]
      : []),
  ];
  return faults;
}
