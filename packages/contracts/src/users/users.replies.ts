import { PersonalField } from '../kernel/personal-field.js';
import {
  ChoiceField,
  EmailField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { OwnProfile } from './profile.replies.js';
import { USER_TYPES, type UserType } from './user-types.js';

export class AccountCreated {
  @EmailField()
  email: string;
}

/** The effect of a mailed link: the account was activated, or its new address confirmed. */
export class Activated {
  @EmailField()
  email: string;
  @ChoiceField(['account', 'email'])
  subject: 'account' | 'email';
  /** For an activated account: whether it is also for investing. Null for a confirmed address. */
  @FlagField({ optional: true })
  invests: boolean | null;
}

/** The same answer whether or not the account exists. */
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

/** Either a session, or (with two-factor authentication on) only a token for the code step and the id of that step. */
export class LoginReply {
  @FlagField()
  enableTwoFactorAuth: boolean;
  /** The second factor was requested at sign-up and is still to be set up. */
  @FlagField({ optional: true })
  setUpTwoFactor?: boolean;
  @TextField({ optional: true, max: 2000 })
  halfToken?: string;
  @IdField({ optional: true })
  userId?: string;
  @IdField({ optional: true })
  verificationId?: string;
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
  @PersonalField()
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
  /** Zero while the second factor is off. */
  @IntegerField()
  recoveryCodesLeft: number;
  /** False for a user who only signs in with an external account. */
  @FlagField()
  hasPassword: boolean;
  @InstantField({ optional: true })
  passwordChangedAt: Date | null;
  @NestedField(() => DisplayData)
  displayData: DisplayData;
  /** Null while nothing was handed in. */
  @ChoiceField(REVIEW_STATES, { optional: true })
  kycStatus: ReviewState | null;
  @ChoiceField(REVIEW_STATES, { optional: true })
  accreditationStatus: ReviewState | null;
  /** Whether a share certificate was ever issued to them (U-03). */
  @FlagField()
  hasShareCertificates: boolean;
  @NestedField(() => OwnProfile)
  profile: OwnProfile;
  @InstantField()
  expirationDate: Date;
}
