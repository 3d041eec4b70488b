import { ChoiceField, EmailField, FlagField, IdField, InstantField, NestedField, TextField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { USER_TYPES, type UserType } from './user-types.js';

export class AccountCreated {
  @EmailField()
  email: string;
}

/** Said whether or not the account exists. */
export class MailOnItsWay {
  @EmailField()
  email: string;
}

export class Done {
  @FlagField()
  done: boolean;
}

export class SessionUser {
  @IdField()
  id: string;
  @EmailField()
  email: string;
  @TextField()
  slug: string;
  @ChoiceField(USER_TYPES)
  userType: UserType;
}

/** Either a session, or (with the second factor on) only a token for the code step. */
export class LoginReply {
  @FlagField()
  enableTwoFactorAuth: boolean;
  @TextField({ optional: true, max: 2000 })
  halfToken?: string;
  @TextField({ optional: true, max: 2000 })
  token?: string;
  @InstantField({ optional: true })
  expirationDate?: Date;
  @NestedField(() => SessionUser, { optional: true })
  user?: SessionUser;
}

export class DisplayData {
  @FlagField()
  investorDisplay: boolean;
  @FlagField()
  campaignOwnerDisplay: boolean;
}

export class CurrentUser {
  @IdField()
  id: string;
  @TextField()
  firstName: string;
  @TextField()
  lastName: string;
  @EmailField()
  email: string;
  @TextField()
  slug: string;
  @TextField({ optional: true })
  phoneNumber: string | null;
  @ChoiceField(USER_TYPES)
  userType: UserType;
  @FlagField()
  isAdmin: boolean;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @FlagField()
  enableTwoFactorAuth: boolean;
  @NestedField(() => DisplayData)
  displayData: DisplayData;
  /** Null while nothing was handed in. */
  @ChoiceField(REVIEW_STATES, { optional: true })
  kycStatus: ReviewState | null;
  @ChoiceField(REVIEW_STATES, { optional: true })
  accreditationStatus: ReviewState | null;
  @InstantField()
  expirationDate: Date;
}
