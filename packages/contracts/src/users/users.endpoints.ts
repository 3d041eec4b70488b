import { endpoint } from '../kernel/endpoint.js';
import type { LoginRequest } from './login.request.js';
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResendActivationRequest,
  ResetPasswordRequest,
} from './password.requests.js';
import type { SignUpRequest } from './sign-up.request.js';
import type { TwoFactorLoginRequest } from '../second-factor/two-factor-login.request.js';
import type { AccountCreated, Activated, CurrentUser, Done, LoginReply, MailOnItsWay } from './users.replies.js';

interface TokenParams {
  token: string;
}

export const usersApi = {
  signUp: endpoint<{ body: SignUpRequest }, AccountCreated>('POST', '/users/signup', 'public'),
  login: endpoint<{ body: LoginRequest }, LoginReply>('POST', '/users/login', 'public'),
  loginWithCode: endpoint<{ body: TwoFactorLoginRequest }, LoginReply>(
    'POST',
    '/users/validateLoginTwoFactorUser',
    'public',
  ),
  logout: endpoint<object, Done>('POST', '/users/logout', 'auth'),
  me: endpoint<object, CurrentUser>('GET', '/users/me', 'auth'),
  changePassword: endpoint<{ body: ChangePasswordRequest }, Done>('PATCH', '/users/updateMyPassword', 'auth'),
  forgotPassword: endpoint<{ body: ForgotPasswordRequest }, MailOnItsWay>('POST', '/users/forgotPassword', 'public'),
  /** Whether a link can still be used; it stays as it is. */
  resetLink: endpoint<{ params: TokenParams }, Done>('GET', '/users/resetPassword/:token', 'public', {
    viewable: false,
  }),
  resetPassword: endpoint<{ params: TokenParams; body: ResetPasswordRequest }, Done>(
    'PATCH',
    '/users/resetPassword/:token',
    'public',
  ),
  activate: endpoint<{ params: TokenParams }, Activated>('GET', '/users/activeAccount/:token', 'public', {
    viewable: false,
  }),
  resendActivation: endpoint<{ body: ResendActivationRequest }, MailOnItsWay>(
    'POST',
    '/users/resendUserActivationLink',
    'public',
  ),
};
