import { TextField } from '../kernel/fields.js';

/** The code step of a sign-in: the half-authenticated token of the first step and a code of the authenticator. */
export class TwoFactorLoginRequest {
  @TextField({ max: 2000 })
  halfToken: string;

  @TextField({ pattern: /^\d{6}$/, code: 'validation.code', max: 6 })
  code: string;
}
