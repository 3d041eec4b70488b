import {
  ChoiceField,
  EmailField,
  FlagField,
  IdField,
  InstantField,
  NestedField,
  TextField,
  TextsField,
} from '../kernel/fields.js';
import { SessionUser } from '../users/users.replies.js';

/** The secret for an authenticator: a QR code, or the same as text. */
export class TwoFactorSecret {
  @EmailField()
  email: string;
  @TextField()
  secret: string;
  @TextField({ max: 500 })
  otpauthUrl: string;
  /** A PNG as a data URL, drawn by us: the secret is not sent to others. */
  @TextField({ max: 20_000 })
  qrCode: string;
}

/** Shown once; only their hashes are kept. */
export class RecoveryCodes {
  @TextsField()
  recoveryCodes: string[];
}

/** Either the secret to scan, or (after its first code) a session and the recovery codes. */
export class SignUpTwoFactorReply {
  @NestedField(() => TwoFactorSecret, { optional: true })
  setup?: TwoFactorSecret;
  @TextsField({ optional: true })
  recoveryCodes?: string[];
  @TextField({ optional: true, max: 2000 })
  token?: string;
  @InstantField({ optional: true })
  expirationDate?: Date;
  @NestedField(() => SessionUser, { optional: true })
  user?: SessionUser;
}

export const VERIFICATION_STATES = ['pending', 'verified', 'expired'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** A code step: an unknown one is answered like an expired one. */
export class Verification {
  @IdField()
  id: string;
  @ChoiceField(VERIFICATION_STATES)
  state: VerificationState;
}

export const STEP_UP_METHODS = ['authenticator', 'password', 'mail'] as const;
/** `authenticator`: a code of the app. `password`: the password and a mailed code. `mail`: a mailed code alone. */
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];

export class StepUpReply {
  @ChoiceField(STEP_UP_METHODS)
  method: StepUpMethod;
  @FlagField()
  done: boolean;
  /** SEC-3: the session continues with a new token. */
  @TextField({ optional: true, max: 2000 })
  token?: string;
  @InstantField({ optional: true })
  expirationDate?: Date;
}
