import {
  ACCREDITATION_METHODS,
  type AccreditationConflict,
  type AccreditationGround,
  type EvidenceKind,
  type VerificationType,
} from '@cairn/contracts/kyc/accreditation-methods';
import { accreditationGrounds, type CalendarDate, type PersonFinances } from '@cairn/finance';
import type { StatedFigures } from './stated-figures.js';

/** Compares a claim with what the person had stated and attached. */
export interface Claim {
  grounds: readonly AccreditationGround[];
  verificationType: VerificationType;
  /** The grounds that its own figures meet today (C-07); null where it came without figures. */
  met: readonly AccreditationGround[] | null;
  /** The identity record. */
  stated: StatedFigures | null;
  evidence: readonly EvidenceKind[];
  /** The day of the letter or of the call, and the first day that counts. */
  confirmedOn: string | null;
  confirmedSince: string;
  on: CalendarDate;
}

const NOTHING: PersonFinances = { kind: 'person', expectsSameIncome: true };

/** Whether an identity record that says this much meets a ground. */
const meets = (said: Partial<PersonFinances>, on: CalendarDate): boolean =>
  accreditationGrounds({ ...NOTHING, ...said }, on).length > 0;

const isLacking = ({ verificationType, evidence }: Claim): EvidenceKind | undefined => {
  const needed = Object.entries(ACCREDITATION_METHODS[verificationType].evidence) as [EvidenceKind, number][]; // its keys
  return needed.find(([kind, count]) => evidence.filter((one) => one === kind).length < count)?.[0];
};

/** What the identity record says against the claim. */
function againstRecord({ grounds, on }: Claim, stated: StatedFigures): [AccreditationConflict, boolean][] {
  const claims = (ground: AccreditationGround): boolean => grounds.includes(ground);
  const { yearlyIncome, netWorth, householdIncome, accountType } = stated;
  const ofEntity = grounds.some((ground) => ground.startsWith('entity_'));
  return [
    ['identity_unconfirmed', stated.state !== 'approved'],
    ['income', claims('income') && !meets({ income: [yearlyIncome, yearlyIncome] }, on)],
    [
      'joint_income',
      claims('joint_income') &&
        householdIncome !== null &&
        !meets({ jointIncome: [householdIncome, householdIncome] }, on),
    ],
    ['net_worth', claims('net_worth') && !meets({ netWorth }, on)],
    ['account_type', ofEntity !== (accountType === 'entity')],
  ];
}

/**
 * Where a claim does not match: its own figures and those of the identity record against Rule 501(a) as finance judges
 * it (C-07), no confirmed identity, documents that its way of proof takes, the letter or the call.
 */
export function conflictsOf(claim: Claim): AccreditationConflict[] {
  const { grounds, met, stated, verificationType, confirmedOn, confirmedSince } = claim;
  const lacking = isLacking(claim);
  const isConfirmed = confirmedOn !== null && confirmedOn >= confirmedSince;
  const found: [AccreditationConflict, boolean][] = [
    ['no_identity', stated === null],
    ...(stated === null ? [] : againstRecord(claim, stated)),
    ['no_figures', met === null],
    ['not_met', met !== null && grounds.some((ground) => !met.includes(ground))],
    ['no_letter', lacking === 'letter'],
    ['no_evidence', lacking !== undefined && lacking !== 'letter'],
    ['not_confirmed', verificationType === 'phone_call' && !isConfirmed],
  ];
  return found.filter(([, holds]) => holds).map(([conflict]) => conflict);
}
