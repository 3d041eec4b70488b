import {
  ChoiceField,
  DateField,
  EmailField,
  FlagField,
  IntegerField,
  TextField,
  VersionField,
} from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import {
  CLAIM_SECRETS,
  IDENTITY_SECRETS,
  USER_SECRETS,
  type ClaimSecret,
  type IdentitySecret,
  type UserSecret,
} from './reveal.js';
import { NewPasswordField, SameAsField } from '../users/password.js';

export class AdminLoginRequest {
  @EmailField()
  email: string;
  @TextField({ min: 8, max: 128, verbatim: true })
  password: string;
}

/** Opens an admin account from its one-time link: a password, and a first code of the authenticator. */
export class EnrolRequest {
  @NewPasswordField()
  password: string;
  @SameAsField('password')
  passwordConfirmation: string;
  @TextField({ pattern: /^\d{6}$/, code: 'validation.code', max: 6 })
  code: string;
}

export class DeclineRequest {
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

export class ApproveCampaignRequest {
  /** Why it is approved though points of the checklist are not ticked; required then. */
  @TextField({ optional: true, min: 3, max: 1000 })
  reason?: string | null;
}

export class ApproveReviewRequest {
  /** Of the record as it was read. */
  @VersionField({ optional: false })
  version: string;
}

export class ApproveIdentityRequest extends ApproveReviewRequest {
  /** Why it is approved though another account handed in the same number; required then. */
  @TextField({ optional: true, min: 3, max: 1000 })
  reason?: string | null;
}

export class ApproveAccreditationRequest extends ApproveReviewRequest {
  /** Why it is approved over a conflict with what the person had stated. */
  @TextField({ optional: true, min: 3, max: 1000 })
  reason?: string;
}

export class DeclineReviewRequest extends DeclineRequest {
  /** Of the record as it was read. */
  @VersionField({ optional: false })
  version: string;
}

export class RejectTransferRequest extends DeclineRequest {
  /** The bank has confirmed that it does not make the transfer: required once the account was shown. */
  @FlagField({ optional: true })
  bankStopped?: boolean | null;
}

export class ReleasePayoutRequest {
  /** The bank's reference; needed where the payout is sent by bank transfer. */
  @TextField({ optional: true, max: 80, longNumbers: true })
  reference?: string | null;
}

export class SendWithdrawalRequest {
  @TextField({ min: 3, max: 80, longNumbers: true })
  reference: string;
}

/** The reason for showing sensitive data or moving money. */
export class ReasonRequest {
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

export class RevealIdentityRequest extends ReasonRequest {
  @ChoiceField(IDENTITY_SECRETS)
  field: IdentitySecret;
}

export class RevealClaimRequest extends ReasonRequest {
  @ChoiceField(CLAIM_SECRETS)
  field: ClaimSecret;
}

export class RevealUserRequest extends ReasonRequest {
  @ChoiceField(USER_SECRETS)
  field: UserSecret;
}

/** The transfers that can be made now, as a file. */
export class PaymentFileRequest extends ReasonRequest {
  /** Also those of an earlier file that the bank never received. */
  @FlagField({ optional: true })
  again?: boolean;
}

/** Every list of the console: a page of rows, filtered by state and by text. */
export class AdminListQuery {
  @IntegerField({ optional: true, min: 1, max: 10_000 })
  page?: number;
  @IntegerField({ optional: true, min: 1, max: 100 })
  perPage?: number;
  @TextField({ optional: true, max: 40 })
  state?: string;
  @TextField({ optional: true, max: 80 })
  q?: string;
  /** One of the list's orders (`ADMIN_ORDERS`); its first without it. */
  @TextField({ optional: true, max: 40 })
  sort?: string;
  @ChoiceField(['asc', 'desc'], { optional: true })
  order?: 'asc' | 'desc';
  /** `nextCursor` of the page before, in the same order: the way past the rows that are counted. */
  @TextField({ optional: true, max: 600 })
  cursor?: string;
  /** The first and the last day, by the site's clock, of what the list is ordered by on its own. */
  @DateField({ optional: true })
  from?: string;
  @DateField({ optional: true })
  until?: string;
  /** The whole list as a file. */
  @ChoiceField(['csv'], { optional: true })
  format?: 'csv';
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  lng?: Language;
}

/** The audit log: who, what, to what, and when. */
export class AuditLogQuery extends AdminListQuery {
  @TextField({ optional: true, max: 120 })
  actor?: string;
  @TextField({ optional: true, max: 80 })
  action?: string;
  @TextField({ optional: true, max: 80 })
  subjectType?: string;
  @TextField({ optional: true, max: 120 })
  subjectId?: string;
}
