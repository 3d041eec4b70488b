import { ReasonRequest } from '../../admin/admin.requests.js';
import { ChoiceField, DateField, FlagField, NestedField, TextField, VersionField } from '../../kernel/fields.js';
import { BirthDateField, NameField } from '../../kyc/person-fields.js';
import { COUNTRY } from '../../kernel/countries.js';
import {
  COVERED_DECISIONS,
  EXCEPTIONS,
  type CoveredDecision,
  type Exception,
} from '../../lifecycles/covered.lifecycle.js';
import {
  COVERED_KINDS,
  COVERED_NAME_MAX,
  COVERED_ROLES,
  COVERED_SECRETS,
  DISCLOSURE_MAX,
  EVENT_DESCRIPTION_MAX,
  type CoveredKind,
  type CoveredRole,
  type CoveredSecret,
} from './covered-roles.js';
import { EVENT_KINDS, type EventKind } from './disqualifying-events.js';

/** A person, or a company, whose past may bar the offering. */
export class CoveredPersonRequest {
  @ChoiceField(COVERED_ROLES)
  role: CoveredRole;
  @ChoiceField(COVERED_KINDS)
  kind: CoveredKind;
  @NameField({ max: COVERED_NAME_MAX })
  name: string;
  /** Of a person. */
  @BirthDateField({ optional: true })
  dateOfBirth?: string | null;
  /** Where a person lives, or a company has its seat. */
  @TextField(COUNTRY)
  country: string;
}

/** One question of the questionnaire: whether it happened, and then when and what. */
export class EventAnswerRequest {
  @ChoiceField(EVENT_KINDS)
  kind: EventKind;
  @FlagField()
  happened: boolean;
  @DateField({ optional: true })
  occurredOn?: string | null;
  /** Whether it still has effect. */
  @FlagField({ optional: true })
  inEffect?: boolean | null;
  @TextField({ optional: true, max: EVENT_DESCRIPTION_MAX })
  description?: string | null;
}

/** An answer to every question; an event that happened more than once is answered more than once. */
export class CoveredAnswersRequest {
  @NestedField(() => EventAnswerRequest, { many: true, most: 40 })
  answers: EventAnswerRequest[];
}

/** A decision on a covered person, with its reason. */
export class DecideCoveredRequest extends ReasonRequest {
  @ChoiceField(COVERED_DECISIONS)
  decision: CoveredDecision;
  /** Why an event that would disqualify does not. */
  @ChoiceField(EXCEPTIONS, { optional: true })
  exception?: Exception | null;
  /** What the campaign's page says; of `disclosed`. */
  @TextField({ optional: true, max: DISCLOSURE_MAX })
  disclosure?: string | null;
  /** Of the record as it was read. */
  @VersionField({ optional: false })
  version: string;
}

export class RevealCoveredRequest extends ReasonRequest {
  @ChoiceField(COVERED_SECRETS)
  field: CoveredSecret;
}
