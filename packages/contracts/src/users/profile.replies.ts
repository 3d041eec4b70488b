import { PersonalField } from '../kernel/personal-field.js';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';

/** Addresses elsewhere. */
export class ProfileLinks {
  @TextField({ optional: true, max: 500 })
  website: string | null;
  @TextField({ optional: true, max: 500 })
  facebook: string | null;
  @TextField({ optional: true, max: 500 })
  twitter: string | null;
  @TextField({ optional: true, max: 500 })
  linkedin: string | null;
  @TextField({ optional: true, max: 500 })
  youtube: string | null;
}

/** One's own profile, including private fields. */
export class OwnProfile extends ProfileLinks {
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @TextField({ optional: true, max: 500 })
  coverPhoto: string | null;
  @TextField({ optional: true })
  description: string | null;
  @PersonalField()
  @TextField({ optional: true })
  zipcode: string | null;
  @PersonalField()
  @TextField({ optional: true })
  address: string | null;
  /** A new e-mail address that is not confirmed yet. */
  @TextField({ optional: true })
  pendingEmail: string | null;
  @FlagField()
  showName: boolean;
  @FlagField()
  showInvestments: boolean;
  @FlagField()
  showAmounts: boolean;
  @FlagField()
  showFollowing: boolean;
  /** Set while the account is about to be closed. */
  @InstantField({ optional: true })
  deletionDueAt: Date | null;
  /** Computed from the biography: the same text, the same version. */
  @TextField()
  version: string;
}

export class PublicProfile extends ProfileLinks {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField()
  name: string;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @TextField({ optional: true, max: 500 })
  coverPhoto: string | null;
  @TextField({ optional: true })
  description: string | null;
  @DateField()
  memberSince: string;
  @FlagField()
  identityChecked: boolean;
  @IntegerField()
  campaignCount: number;
  /** Null where they are not shown. */
  @IntegerField({ optional: true })
  investmentCount: number | null;
  @IntegerField()
  followerCount: number;
  @IntegerField({ optional: true })
  followingCount: number | null;
  @FlagField()
  followedByMe: boolean;
  @FlagField()
  isMe: boolean;
}

/** A campaign as shown on a profile. */
export class ProfileCampaign {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField()
  name: string;
  @ChoiceField(['equity', 'debt'])
  type: 'equity' | 'debt';
  @IntegerField()
  status: number;
  @TextField({ optional: true })
  tagLine: string | null;
  @TextField({ optional: true, max: 500 })
  cover: string | null;
  @TextField({ optional: true })
  category: string | null;
  @InstantField()
  openedAt: Date;
}

export class ProfileInvestment extends ProfileCampaign {
  @InstantField()
  investedAt: Date;
  /** Null where amounts are not shown. */
  @MoneyField({ optional: true })
  amount: bigint | null;
  @CurrencyField()
  currency: string;
}

/** Somebody in a list of people. */
export class ProfilePerson {
  @IdField()
  id: string;
  @TextField()
  slug: string;
  @TextField()
  name: string;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @TextField({ optional: true })
  description: string | null;
  @FlagField()
  followedByMe: boolean;
}

/** Counts, and the newest six of each who show their name. */
export class ProfileNetwork {
  @IntegerField()
  followerCount: number;
  @IntegerField({ optional: true })
  followingCount: number | null;
  @NestedField(() => ProfilePerson, { many: true })
  followers: ProfilePerson[];
  @NestedField(() => ProfilePerson, { many: true })
  following: ProfilePerson[];
}

export class FollowState {
  @FlagField()
  following: boolean;
  @IntegerField()
  followerCount: number;
}
