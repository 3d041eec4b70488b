import { OptionField } from '../content/option-field.js';
import {
  AcceptedField,
  ChoiceField,
  EmailField,
  FlagField,
  LineField,
  NestedField,
  OnlyIf,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { PHONE } from '../users/phone.js';
import { USER_TYPES, type UserType } from '../users/user-types.js';
import { SOCIAL_PROVIDERS, type SocialProviderName } from './social-providers.js';
import { LoginReply } from '../users/users.replies.js';

const isSignUp = ({ userType }: SocialLoginRequest): boolean => userType !== undefined && userType !== null;

/**
 * Signing in or up with an account elsewhere, in as many calls as it takes. First with `codeChallenge`: where to go.
 * Then with what came back and the verifier, which never left the browser. Where the answer asks for it, a last one
 * with `pendingToken`: the rest of a sign-up, or the password of the account that is to be connected.
 */
export class SocialLoginRequest {
  @ChoiceField(SOCIAL_PROVIDERS)
  provider: SocialProviderName;
  @TextField({ optional: true, pattern: /^[A-Za-z0-9_-]{43}$/, max: 43 })
  codeChallenge?: string | null;
  @TextField({ optional: true, max: 2000 })
  code?: string | null;
  @TextField({ optional: true, max: 200 })
  state?: string | null;
  @TextField({ optional: true, pattern: /^[A-Za-z0-9_-]{43,128}$/, max: 128 })
  codeVerifier?: string | null;
  @TextField({ optional: true, max: 2000 })
  pendingToken?: string | null;
  /** Of the account with the same address: required to connect it (SEC-16). */
  @TextField({ optional: true, min: 8, max: 128, verbatim: true })
  password?: string | null;
  @OptionField('user-type', USER_TYPES, { optional: true })
  userType?: UserType | null;
  @LineField({ max: 20 })
  @OnlyIf(isSignUp)
  firstName?: string;
  @LineField({ max: 20 })
  @OnlyIf(isSignUp)
  lastName?: string;
  @TextField({ pattern: PHONE, code: 'validation.phone', max: 20 })
  @OnlyIf(isSignUp)
  phoneNumber?: string;
  @AcceptedField()
  @OnlyIf(isSignUp)
  termsAccepted?: boolean;
  /** C-08. */
  @AcceptedField()
  @OnlyIf(isSignUp)
  adult?: boolean;
  /** As with every sign-up. */
  @FlagField({ optional: true })
  newsletter?: boolean | null;
}

export const SOCIAL_STEPS = ['redirect', 'signed_in', 'sign_up', 'password', 'connected', 'activation'] as const;
export type SocialStep = (typeof SOCIAL_STEPS)[number];

/** The next step. */
export class SocialLoginReply {
  @ChoiceField(SOCIAL_STEPS)
  step: SocialStep;
  @TextField({ optional: true, max: 2000 })
  authorizationUrl?: string;
  @TextField({ optional: true, max: 2000 })
  pendingToken?: string;
  @EmailField({ optional: true })
  email?: string;
  @LineField({ optional: true })
  firstName?: string;
  @LineField({ optional: true })
  lastName?: string;
  @NestedField(() => LoginReply, { optional: true })
  login?: LoginReply;
}

/** The providers that this site has set up, and those the caller has connected. */
export class SocialProviders {
  @TextsField()
  offered: SocialProviderName[];
  @TextsField()
  connected: SocialProviderName[];
}
