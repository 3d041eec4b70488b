import { ChoiceField, EmailField, FlagField, LineField, TextField, UrlField, VersionField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { OptionField } from '../content/option-field.js';
import { PHONE } from './phone.js';
import { USER_TYPES, type UserType } from './user-types.js';
import { PageQuery } from '../kernel/page-query.request.js';

/** V-05: letters where a country has them; five digits or five and four in the United States. */
const POSTAL_CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/;

const hosts = (...names: string[]): { hosts: readonly string[] } => ({ hosts: names });

/** V-04: Latin letters without marks, letters of other scripts, digits and hyphens, as names are turned into slugs. */
const SLUG = /^(?:[A-Za-z0-9-]|(?!\p{Script=Latin})[\p{L}\p{Nd}])*$/u;

/** Fields of an account that its owner may change: omitted stay, null clears. V-03, V-04, V-05, V-07, V-08, V-13. */
export class UpdateMeRequest {
  @LineField({ optional: true, max: 20 })
  firstName?: string | null;
  @LineField({ optional: true, max: 20 })
  lastName?: string | null;
  /** Takes effect once the new address is confirmed; needs a step-up. */
  @EmailField({ optional: true })
  email?: string | null;
  /** Needs a step-up. */
  @TextField({ optional: true, pattern: PHONE, code: 'validation.phone', max: 20 })
  phoneNumber?: string | null;
  @TextField({ optional: true, pattern: POSTAL_CODE, code: 'validation.zip', max: 10 })
  zipcode?: string | null;
  @TextField({ optional: true, max: 200 })
  address?: string | null;
  @TextField({ optional: true, max: 200 })
  description?: string | null;
  @TextField({ optional: true, min: 3, max: 60, pattern: SLUG, code: 'validation.slug' })
  slug?: string | null;
  @UrlField({ optional: true })
  website?: string | null;
  @UrlField({ optional: true, ...hosts('facebook.com', 'fb.com') })
  facebook?: string | null;
  @UrlField({ optional: true, ...hosts('twitter.com', 'x.com') })
  twitter?: string | null;
  @UrlField({ optional: true, ...hosts('linkedin.com') })
  linkedin?: string | null;
  @UrlField({ optional: true, ...hosts('youtube.com', 'youtu.be') })
  youtube?: string | null;
  /** what the account is for. */
  @OptionField('user-type', USER_TYPES, { optional: true })
  userType?: UserType | null;
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  language?: Language | null;
  /** Decision 48: the name on public lists. */
  @FlagField({ optional: true })
  showName?: boolean | null;
  @FlagField({ optional: true })
  showInvestments?: boolean | null;
  @FlagField({ optional: true })
  showAmounts?: boolean | null;
  @FlagField({ optional: true })
  showFollowing?: boolean | null;
  @FlagField({ optional: true })
  removePhoto?: boolean | null;
  @FlagField({ optional: true })
  removeCover?: boolean | null;
  /** Of the profile as it was read; without one, what was saved elsewhere meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}

/** People by at least two letters of their name. */
export class PeopleQuery extends PageQuery {
  @TextField({ min: 2, max: 60 })
  q: string;
}
