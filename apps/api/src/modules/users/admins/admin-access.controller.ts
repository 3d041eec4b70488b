import { Body, Controller, Headers, Ip, Param } from '@nestjs/common';
import { adminApi } from '@cairn/contracts';
import { AdminHalfSession, AdminIdentity, AdminSession, Enrolment } from '@cairn/contracts/admin/admin.replies';
import { AdminLoginRequest, EnrolRequest } from '@cairn/contracts/admin/admin.requests';
import { TwoFactorLoginRequest } from '@cairn/contracts/second-factor/two-factor-login.request';
import { TwoFactorCodeRequest } from '@cairn/contracts/second-factor/two-factor.requests';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { Captcha, CAPTCHA_ERRORS, CaptchaService, type CaptchaProof } from '../../captcha/index.js';
import { AdminAccounts } from './admin-accounts.js';
import { AdminSignInService } from './admin-sign-in.service.js';

@Controller()
export class AdminAccessController {
  constructor(
    private readonly signIn: AdminSignInService,
    private readonly accounts: AdminAccounts,
    private readonly captcha: CaptchaService,
  ) {}

  @Call(adminApi.login, {
    summary: 'Start an admin sign-in with the password',
    body: AdminLoginRequest,
    reply: AdminHalfSession,
    errors: [
      'auth.bad_credentials',
      'auth.suspended',
      'auth.not_activated',
      'auth.enrolment_required',
      ...CAPTCHA_ERRORS,
    ],
  })
  async login(
    @Body() body: AdminLoginRequest,
    @Captcha() proof: CaptchaProof,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<AdminHalfSession> {
    const passed = await this.captcha.require('adminLogin', proof);
    return this.signIn.login(body, { ip, userAgent: agent ?? null, proof: { token: proof.token, passed } });
  }

  @Call(adminApi.verify, {
    summary: 'Complete an admin sign-in with the code',
    body: TwoFactorLoginRequest,
    reply: AdminSession,
    errors: ['auth.bad_code', 'auth.half_token_expired'],
  })
  verify(
    @Body() body: TwoFactorLoginRequest,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<AdminSession> {
    return this.signIn.verify(body, { ip, userAgent: agent ?? null });
  }

  @Call(adminApi.enrolment, {
    summary: 'Get the details of a one-time enrolment link',
    reply: Enrolment,
    errors: ['auth.link_invalid'],
  })
  enrolment(@Param('token') token: string): Promise<Enrolment> {
    return this.accounts.enrolment(token);
  }

  @Call(adminApi.enrol, {
    summary: 'Set up an admin account with its enrolment link',
    body: EnrolRequest,
    reply: Done,
    errors: ['auth.link_invalid', 'auth.bad_code', 'user.password_known'],
  })
  enrol(@Param('token') token: string, @Body() body: EnrolRequest): Promise<Done> {
    return this.accounts.enrol(token, body);
  }

  @Call(adminApi.stepUp, {
    summary: 'Confirm identity (step-up); the admin session continues with a new token',
    body: TwoFactorCodeRequest,
    reply: AdminSession,
    errors: ['auth.bad_code'],
  })
  stepUp(
    @Caller() caller: Identity,
    @Body() { code }: TwoFactorCodeRequest,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<AdminSession> {
    return this.signIn.stepUp(caller, code, { ip, userAgent: agent ?? null });
  }

  @Call(adminApi.logout, { summary: 'End this admin session', reply: Done })
  logout(@Caller() caller: Identity): Promise<Done> {
    return this.signIn.logout(caller);
  }

  @Call(adminApi.me, { summary: 'Get the signed-in admin', reply: AdminIdentity })
  me(@Caller() caller: Identity): Promise<AdminIdentity> {
    return this.signIn.me(caller);
  }
}
