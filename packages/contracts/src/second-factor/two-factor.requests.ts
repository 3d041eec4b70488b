import { TextField } from '../kernel/fields.js';

/** A code from an authenticator. */
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

/** The second factor that was requested at sign-up: without a code it gives the secret, with one it is switched on. */
export class SignUpTwoFactorRequest {
  @TextField({ max: 2000 })
  halfToken: string;

  @TextField({ optional: true, pattern: SIX_DIGITS, code: 'validation.code', max: 6 })
  code?: string | null;
}

/** SEC-14. Without a body it returns the required factor, and mails a code where that is the factor. */
export class StepUpRequest {
  @TextField({ optional: true, min: 8, max: 128, verbatim: true })
  password?: string | null;

  @TextField({ optional: true, pattern: CODE_OR_RECOVERY, code: 'validation.recovery_code', max: 11 })
  code?: string | null;
}
