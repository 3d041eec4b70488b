import { endpoint } from '../kernel/endpoint.js';
import type { TwoFactorLoginRequest } from './two-factor-login.request.js';
import type {
  RecoveryCodes,
  SignUpTwoFactorReply,
  StepUpReply,
  TwoFactorSecret,
  Verification,
} from './two-factor.replies.js';
import type {
  SignUpTwoFactorRequest,
  StepUpRequest,
  TwoFactorCodeRequest,
  TwoFactorSignInRequest,
} from './two-factor.requests.js';
import type { Done, LoginReply } from '../users/users.replies.js';

interface VerificationParams {
  userId: string;
  verificationId: string;
}

/** The second factor: at sign-up, at sign-in, in the settings, and before what moves money (SEC-14). */
export const twoFactorApi = {
  validateSignUp: endpoint<{ body: SignUpTwoFactorRequest }, SignUpTwoFactorReply>(
    'POST',
    '/users/validateSignupTwoFactorUser',
    'public',
  ),
  login: endpoint<{ body: TwoFactorSignInRequest }, LoginReply>('POST', '/users/two-factor/login', 'public'),
  verification: endpoint<{ params: VerificationParams }, Verification>(
    'GET',
    '/users/two-factor/verification/:userId/:verificationId',
    'public',
  ),
  verify: endpoint<{ body: TwoFactorLoginRequest }, Verification>('POST', '/users/two-factor/verification', 'public'),
  qrCode: endpoint<object, TwoFactorSecret>('GET', '/users/two-factor/qr-code', 'auth', { stepUp: true }),
  regenerate: endpoint<object, TwoFactorSecret>('POST', '/users/regenerate-qr-code', 'auth', { stepUp: true }),
  enable: endpoint<{ body: TwoFactorCodeRequest }, RecoveryCodes>('POST', '/users/two-factor/enable', 'auth'),
  disable: endpoint<object, Done>('POST', '/users/two-factor/disable', 'auth', { stepUp: true }),
  newRecoveryCodes: endpoint<object, RecoveryCodes>('POST', '/users/two-factor/recovery-codes', 'auth', {
    stepUp: true,
  }),
  stepUp: endpoint<{ body: StepUpRequest }, StepUpReply>('POST', '/users/step-up', 'auth'),
};
