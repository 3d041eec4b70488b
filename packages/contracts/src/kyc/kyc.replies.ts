import { PersonalField } from '../kernel/personal-field.js';
import { DOCUMENT_FILE_STATES, type DocumentFileState } from '../campaigns/files/document-options.js';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import {
  EVIDENCE_KINDS,
  VERIFICATION_TYPES,
  type AccreditationGround,
  type EvidenceKind,
  type VerificationType,
} from './accreditation-methods.js';
import { AccreditationConfirmer, AccreditationClaimed } from './accreditation-claimed.js';
import { InvestorDetails } from './investor-details.request.js';
import { IsArray } from 'class-validator';

/** The word of a declined person, as it waits for the next decision. */
export class IdentityAppeal {
  @TextField({ max: 1000 })
  note: string;
  @InstantField()
  at: Date;
}

/** One's own identity record; the number of a document is never sent back whole. */
export class InvestorProfile extends InvestorDetails {
  @IdField()
  id: string;
  @ChoiceField(REVIEW_STATES)
  status: ReviewState;
  @TextField({ optional: true })
  declineReason: string | null;
  @TextField()
  legalFirstName: string;
  @TextField()
  legalLastName: string;
  @PersonalField()
  @DateField({ optional: true })
  dateOfBirth: string | null;
  @TextField({ optional: true })
  ssnLast4: string | null;
  @PersonalField()
  @TextField()
  address: string;
  @PersonalField()
  @TextField({ optional: true })
  address2: string | null;
  @TextField()
  city: string;
  @TextField({ optional: true })
  state: string | null;
  @PersonalField()
  @TextField()
  postalCode: string;
  @TextField()
  country: string;
  @ChoiceField(['yes', 'no'], { optional: true })
  usCitizen: 'yes' | 'no' | null;
  @TextField({ optional: true })
  jobTitle: string | null;
  @TextField({ optional: true })
  jobIndustry: string | null;
  /** Of the amounts of this record. */
  @CurrencyField()
  figuresCurrency: string;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  yearlyIncome: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  netWorth: bigint | null;
  @PersonalField()
  @MoneyField({ min: 0n, optional: true })
  investedElsewhere: bigint | null;
  @FlagField()
  spouseIncomeIncluded: boolean;
  /** Against the decision before, while it waits. */
  @NestedField(() => IdentityAppeal, { optional: true })
  appeal: IdentityAppeal | null;
  @InstantField()
  submittedAt: Date;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  /** Computed from the record: the same content, the same version. */
  @TextField()
  version: string;
}

/** A document of an application, by a link that works for five minutes. */
export class AccreditationDocument {
  @IdField()
  id: string;
  @ChoiceField(EVIDENCE_KINDS)
  kind: EvidenceKind;
  @TextField()
  name: string;
  /** The day that it bears; null for what came before a day was asked for. */
  @DateField({ optional: true })
  datedOn: string | null;
  @InstantField()
  addedAt: Date;
  /** Opens, and counts, once it was scanned. */
  @ChoiceField(DOCUMENT_FILE_STATES)
  file: DocumentFileState;
  @TextField({ max: 500 })
  link: string;
}

export class Accreditation {
  @IdField()
  id: string;
  @ChoiceField(REVIEW_STATES)
  status: ReviewState;
  @TextField({ optional: true })
  declineReason: string | null;
  @IsArray()
  grounds: AccreditationGround[];
  @ChoiceField(VERIFICATION_TYPES)
  verificationType: VerificationType;
  @TextField({ max: 500 })
  detail: string;
  /** Null for an application of before figures were asked for. */
  @NestedField(() => AccreditationClaimed, { optional: true })
  stated: AccreditationClaimed | null;
  @NestedField(() => AccreditationConfirmer, { optional: true })
  confirmer: AccreditationConfirmer | null;
  /** The letter, or what else came with the application. */
  @NestedField(() => AccreditationDocument, { optional: true })
  document: AccreditationDocument | null;
  /** Whether more documents are asked for by who verifies it. */
  @FlagField()
  moreAsked: boolean;
  /** All of them, oldest first. */
  @NestedField(() => AccreditationDocument, { many: true })
  evidence: AccreditationDocument[];
  @InstantField()
  submittedAt: Date;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  @InstantField({ optional: true })
  expiresAt: Date | null;
}
