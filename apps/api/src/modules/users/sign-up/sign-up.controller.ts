import { Body, Controller, Ip, Param } from '@nestjs/common';
import { usersApi, type Language } from '@cairn/contracts';
import { SignUpRequest } from '@cairn/contracts/users/sign-up.request';
import { AccountCreated, Activated, CurrentUser } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, Lng, type Identity } from '../../../kernel/http/request.js';
import { Captcha, CAPTCHA_ERRORS, CaptchaService, type CaptchaProof } from '../../captcha/index.js';
import { AccountsService } from './accounts.service.js';
import { Activation } from './activation.js';

@Controller()
export class SignUpController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly activation: Activation,
    private readonly captcha: CaptchaService,
  ) {}

  @Call(usersApi.signUp, {
    summary: 'Create an account',
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

  @Call(usersApi.activate, {
    summary: 'Activate an account, or confirm its new e-mail address',
    reply: Activated,
    errors: ['auth.link_invalid', 'user.email_taken'],
  })
  activate(@Param('token') token: string): Promise<Activated> {
    return this.activation.activate(token);
  }

  @Call(usersApi.me, { summary: 'Get the signed-in user', reply: CurrentUser })
  me(@Caller() caller: Identity): Promise<CurrentUser> {
    return this.accounts.me(caller);
  }
}
