import { IsArray } from 'class-validator';
import {
  ChoiceField,
  DateField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { CHECK_STATES, type CheckState } from '../lifecycles/identity-check.lifecycle.js';
import { IDENTITY_PROVIDERS, type IdentityProvider } from '../rails/providers.js';
import { CHECKED_PARTS, type CheckedPart, type CheckReason } from './check-reasons.js';

/** One part that the provider compared. */
export class CheckResult {
  @ChoiceField(CHECKED_PARTS)
  part: CheckedPart;
  @ChoiceField(['pass', 'fail', 'unknown'])
  result: 'pass' | 'fail' | 'unknown';
}

/** A document that was handed in for a check. */
export class IdentityDocument {
  @IdField()
  id: string;
  @TextField()
  title: string;
  @TextField()
  name: string;
  @InstantField()
  sentAt: Date;
}

/** The newest check of one's identity by the site's provider. */
export class IdentityCheck {
  @IdField()
  id: string;
  @ChoiceField(IDENTITY_PROVIDERS)
  provider: IdentityProvider;
  @IntegerField()
  attempt: number;
  @ChoiceField(CHECK_STATES)
  status: CheckState;
  /** The provider's page, while it waits for the person. */
  @TextField({ optional: true, max: 2000 })
  url: string | null;
  /** Until when that page is open. */
  @InstantField({ optional: true })
  until: Date | null;
  @IsArray()
  reasons: CheckReason[];
  @NestedField(() => CheckResult, { many: true })
  results: CheckResult[];
  @DateField({ optional: true })
  documentExpiresOn: string | null;
  @InstantField()
  startedAt: Date;
  @InstantField({ optional: true })
  decidedAt: Date | null;
}

/** One's record at North Capital: the party, and its check. */
export class NorthKyc {
  @TextField({ optional: true })
  partyId: string | null;
  @NestedField(() => IdentityCheck, { optional: true })
  check: IdentityCheck | null;
  /** Why the check was not passed. */
  @IsArray()
  errors: CheckReason[];
  /** What the provider could not compare. */
  @IsArray()
  warnings: CheckedPart[];
  @NestedField(() => IdentityDocument, { many: true })
  documents: IdentityDocument[];
}
