import { Body, Controller, Header, Headers, Ip, Param } from '@nestjs/common';
import { usersApi, type Language } from '@cairn/contracts';
import { LoginRequest } from '@cairn/contracts/users/login.request';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResendActivationRequest,
  ResetPasswordRequest,
} from '@cairn/contracts/users/password.requests';
import { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import {
  AccountCreated,
  Activated,
  CurrentUser,
  Done,
  LoginReply,
  MailOnItsWay,
} from '@cairn/contracts/users/users.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import { Caller, Lng, type Identity } from '../../kernel/http/request.js';
import { Captcha, CAPTCHA_ERRORS, CaptchaService, type CaptchaProof } from '../content/index.js';
import { AccountsService } from './accounts.service.js';
import { Activation } from './activation.js';
import { AskedMails } from './asked-mails.js';
import { PasswordsService } from './passwords.service.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly activation: Activation,
    private readonly signIn: SignInService,
    private readonly passwords: PasswordsService,
    private readonly asked: AskedMails,
    private readonly captcha: CaptchaService,
  ) {}

  @Call(usersApi.signUp, {
    summary: 'Open an account',
    body: SignUpRequest,
    reply: AccountCreated,
    status: 201,
    errors: ['user.name_reserved', 'user.password_known', ...CAPTCHA_ERRORS],
  })
  async signUp(
    @Body() body: SignUpRequest,
    @Lng() language: Language,
    @Ip() ip: string,
    @Captcha() proof: CaptchaProof,
  ): Promise<AccountCreated> {
    await this.captcha.require('signUp', proof);
    return this.accounts.signUp(body, language, ip);
  }

  @Call(usersApi.login, {
    summary: 'Sign in',
    body: LoginRequest,
    reply: LoginReply,
    errors: ['auth.bad_credentials', 'auth.not_activated', 'auth.suspended', 'auth.link_invalid', ...CAPTCHA_ERRORS],
  })
  async login(
    @Body() body: LoginRequest,
    @Captcha() proof: CaptchaProof,
    @Ip() ip: string,
    @Headers('user-agent') userAgent?: string,
  ): Promise<LoginReply> {
    // SEC-8: a token for signing in elsewhere is no password that could be guessed, and is sent by no form.
    const passed = !body.appUserId && (await this.captcha.require('login', proof));
    return this.signIn.login(body, { ip, userAgent: userAgent ?? null, proof: { token: proof.token, passed } });
  }

  // SEC-5: whatever the site kept on this device goes with the session.
  @Header('clear-site-data', '"storage"')
  @Call(usersApi.logout, { summary: 'End this session', reply: Done })
  logout(@Caller() caller: Identity): Promise<Done> {
    return this.signIn.logout(caller);
  }

  @Call(usersApi.me, { summary: 'Who is signed in', reply: CurrentUser })
  me(@Caller() caller: Identity): Promise<CurrentUser> {
    return this.accounts.me(caller);
  }

  @Call(usersApi.changePassword, {
    summary: 'Change the password; every session ends',
    body: ChangePasswordRequest,
    reply: Done,
    errors: ['user.password_wrong', 'user.password_known'],
  })
  changePassword(@Caller() caller: Identity, @Body() body: ChangePasswordRequest): Promise<Done> {
    return this.passwords.change(caller, body);
  }

  @Call(usersApi.forgotPassword, { summary: 'Mail a reset link', body: ForgotPasswordRequest, reply: MailOnItsWay })
  forgotPassword(@Body() body: ForgotPasswordRequest): Promise<MailOnItsWay> {
    return this.asked.forgotPassword(body.email);
  }

  @Call(usersApi.resetLink, {
    summary: 'Whether a mailed link can still be used for a new password',
    reply: Done,
    errors: ['auth.link_invalid'],
  })
  resetLink(@Param('token') token: string): Promise<Done> {
    return this.passwords.requireLink(token);
  }

  @Call(usersApi.resetPassword, {
    summary: 'Choose a new password with a mailed link',
    body: ResetPasswordRequest,
    reply: Done,
    errors: ['auth.link_invalid', 'user.password_known'],
  })
  resetPassword(@Param('token') token: string, @Body() body: ResetPasswordRequest): Promise<Done> {
    return this.passwords.reset(token, body);
  }

  @Call(usersApi.activate, {
    summary: 'Activate an account, or confirm its new address',
    reply: Activated,
    errors: ['auth.link_invalid', 'user.email_taken'],
  })
  activate(@Param('token') token: string): Promise<Activated> {
    return this.activation.activate(token);
  }

  @Call(usersApi.resendActivation, {
    summary: 'Mail the activation link again',
    body: ResendActivationRequest,
    reply: MailOnItsWay,
  })
  resendActivation(@Body() body: ResendActivationRequest): Promise<MailOnItsWay> {
    return this.asked.resendActivation(body.email);
  }
}
