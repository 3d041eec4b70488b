import { TextField } from '../kernel/fields.js';

/** What an authenticator shows. */
const SIX_DIGITS = /^\d{6}$/;
/** Six digits, or a recovery code: two groups of five, the hyphen and the case left to the reader. */
const CODE_OR_RECOVERY = /^(\d{6}|[A-Za-z2-7]{5}[- ]?[A-Za-z2-7]{5})$/;

/** The first code of a new authenticator, or one of the present one. */
export class TwoFactorCodeRequest {
  @TextField({ pattern: SIX_DIGITS, code: 'validation.code', max: 6 })
  code: string;
}

/** The second step of a sign-in. Without a code when `two-factor/verification` has accepted one already. */
export class TwoFactorSignInRequest {
  @TextField({ max: 2000 })
  halfToken: string;

  @TextField({ optional: true, pattern: CODE_OR_RECOVERY, code: 'validation.recovery_code', max: 11 })
  code?: string | null;
}

/** The second factor that was asked for at sign-up: without a code it gives the secret, with one it is switched on. */
export class SignUpTwoFactorRequest {
  @TextField({ max: 2000 })
  halfToken: string;

  @TextField({ optional: true, pattern: SIX_DIGITS, code: 'validation.code', max: 6 })
  code?: string | null;
}

/** SEC-14. Empty, it asks how to prove oneself, and a code is mailed where that is the way. */
export class StepUpRequest {
  @TextField({ optional: true, min: 8, max: 128, verbatim: true })
  password?: string | null;

  @TextField({ optional: true, pattern: CODE_OR_RECOVERY, code: 'validation.recovery_code', max: 11 })
  code?: string | null;
}
