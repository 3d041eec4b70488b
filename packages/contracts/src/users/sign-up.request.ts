import { OptionField } from '../content/option-field.js';
import { AcceptedField, ChoiceField, EmailField, FlagField, LineField, TextField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { PHONE } from './phone.js';
import { NewPasswordField, SameAsField } from './password.js';
import { USER_TYPES, type UserType } from './user-types.js';

/** V-01, V-02, V-03, V-07, V-08. */
export class SignUpRequest {
  @LineField({ max: 20 })
  firstName: string;

  @LineField({ max: 20 })
  lastName: string;

  @EmailField()
  email: string;

  @TextField({ pattern: PHONE, code: 'validation.phone', max: 20 })
  phoneNumber: string;

  @NewPasswordField()
  password: string;

  @SameAsField('password')
  passwordConfirmation: string;

  @OptionField('user-type', USER_TYPES)
  userType: UserType;

  @AcceptedField()
  termsAccepted: boolean;

  /** C-08: eighteen years or older. */
  @AcceptedField()
  adult: boolean;

  /** A code of an authenticator is required; it is set up at the first sign-in. */
  @FlagField({ optional: true })
  enableTwoFactorAuth?: boolean | null;

  /** To be put on the newsletter's list with the activation; no account depends on it. */
  @FlagField({ optional: true })
  newsletter?: boolean | null;

  @ChoiceField(LANGUAGE_CODES, { optional: true })
  language?: Language;

  /** The secret of the invitation, whatever address is used to sign up. */
  @TextField({ optional: true, pattern: /^[\w-]{20,100}$/, max: 100 })
  invitation?: string | null;
}
