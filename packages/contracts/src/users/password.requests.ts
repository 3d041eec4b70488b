import { WrappedIn } from '../kernel/other-names.js';
import { EmailField, TextField } from '../kernel/fields.js';
import { NewPasswordField, SameAsField } from './password.js';

export class ForgotPasswordRequest {
  @EmailField()
  email: string;
}

export class ResendActivationRequest {
  @EmailField()
  email: string;
}

@WrappedIn('passwordData')
export class ResetPasswordRequest {
  @NewPasswordField()
  password: string;

  @SameAsField('password')
  passwordConfirmation: string;
}

export class ChangePasswordRequest {
  @TextField({ min: 8, max: 128, verbatim: true })
  currentPassword: string;

  @NewPasswordField()
  password: string;

  @SameAsField('password')
  passwordConfirmation: string;
}
