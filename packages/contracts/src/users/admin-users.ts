import {
  ChoiceField,
  CurrencyField,
  EmailField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { IsArray } from 'class-validator';
import { USER_SECRETS, type UserSecret } from '../admin/reveal.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { ADMIN_ROLES, type AdminRole } from '../kernel/permissions.js';
import { REVIEW_STATES, type ReviewState } from '../lifecycles/review.lifecycle.js';
import { USER_TYPES, type UserType } from './user-types.js';
import { USER_VIEWS, type UserState } from './admin-users.endpoints.js';

export class AdminUserRow {
  @IdField()
  id: string;
  @TextField()
  name: string;
  @EmailField()
  email: string;
  @ChoiceField(USER_TYPES)
  userType: UserType;
  @ChoiceField(ADMIN_ROLES, { optional: true })
  adminRole: AdminRole | null;
  @ChoiceField(USER_VIEWS)
  state: UserState;
  @ChoiceField(REVIEW_STATES, { optional: true })
  kycStatus: ReviewState | null;
  @IntegerField()
  investmentCount: number;
  @InstantField({ optional: true })
  lastSeenAt: Date | null;
  @InstantField()
  createdAt: Date;
}

/** What somebody has, in one currency. */
export class UserMoney {
  @CurrencyField()
  currency: string;
  /** What they may spend or withdraw. */
  @MoneyField()
  wallet: bigint;
  /** Of investments that were paid and not returned. */
  @MoneyField({ min: 0n })
  invested: bigint;
}

export class AdminUser extends AdminUserRow {
  @NestedField(() => UserMoney, { many: true })
  money: UserMoney[];
  @TextField()
  slug: string;
  /** What of it is masked and can be shown. */
  @IsArray()
  secrets: UserSecret[];
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @FlagField()
  enableTwoFactorAuth: boolean;
  @ChoiceField(REVIEW_STATES, { optional: true })
  accreditationStatus: ReviewState | null;
  @IntegerField()
  campaignCount: number;
  @IntegerField()
  sessionCount: number;
  @InstantField({ optional: true })
  suspendedAt: Date | null;
  @TextField({ optional: true, max: 1000 })
  suspensionReason: string | null;
  @InstantField({ optional: true })
  deletionRequestedAt: Date | null;
  @InstantField({ optional: true })
  deletionDueAt: Date | null;
  @TextField({ optional: true, max: 1000 })
  deletionReason: string | null;
}

/** A masked value of an account, shown for a short time (SEC-50). */
export class RevealedUser {
  @ChoiceField(USER_SECRETS)
  field: UserSecret;
  @TextField()
  value: string;
}

/** SEC-58: a read-only session. */
export class ViewSession {
  @TextField({ max: 2000 })
  token: string;
  @InstantField()
  expirationDate: Date;
  @TextField()
  name: string;
}
