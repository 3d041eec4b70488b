import { Body, Controller, Header, Headers, Ip } from '@nestjs/common';
import { usersApi } from '@cairn/contracts';
import { LoginRequest } from '@cairn/contracts/users/login.request';
import { Done, LoginReply } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { Captcha, CAPTCHA_ERRORS, CaptchaService, type CaptchaProof } from '../../captcha/index.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    private readonly captcha: CaptchaService,
  ) {}

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

  // SEC-5: everything that the site stored on this device is deleted with the session.
  @Header('clear-site-data', '"storage"')
  @Call(usersApi.logout, { summary: 'End this session', reply: Done })
  logout(@Caller() caller: Identity): Promise<Done> {
    return this.signIn.logout(caller);
  }
}
