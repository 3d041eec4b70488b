import {
  ChoiceField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { VERIFICATION_TYPES, type AccreditationGround, type VerificationType } from './accreditation.request.js';
import { InvestorDetails } from './investor-details.request.js';
import { IsArray } from 'class-validator';

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
  @DateField()
  dateOfBirth: string;
  @TextField({ optional: true })
  ssnLast4: string | null;
  @TextField()
  address: string;
  @TextField({ optional: true })
  address2: string | null;
  @TextField()
  city: string;
  @TextField({ optional: true })
  state: string | null;
  @TextField()
  postalCode: string;
  @TextField()
  country: string;
  @TextField({ optional: true })
  jobTitle: string | null;
  @TextField({ optional: true })
  jobIndustry: string | null;
  @MoneyField({ min: 0n })
  yearlyIncome: bigint;
  @MoneyField({ min: 0n })
  netWorth: bigint;
  @MoneyField({ min: 0n })
  investedElsewhere: bigint;
  @FlagField()
  spouseIncomeIncluded: boolean;
  @InstantField()
  submittedAt: Date;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  /** Computed from the record: the same content, the same version. */
  @TextField()
  version: string;
}

/** The letter of the application, by a link that works for five minutes. */
export class AccreditationDocument {
  @TextField()
  name: string;
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
  @NestedField(() => AccreditationDocument, { optional: true })
  document: AccreditationDocument | null;
  @InstantField()
  submittedAt: Date;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  @InstantField({ optional: true })
  expiresAt: Date | null;
}
