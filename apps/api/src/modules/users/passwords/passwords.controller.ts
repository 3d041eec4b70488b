import { Body, Controller, Param } from '@nestjs/common';
import { usersApi } from '@cairn/contracts';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResendActivationRequest,
  ResetPasswordRequest,
} from '@cairn/contracts/users/password.requests';
import { Done, MailOnItsWay } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AskedMails } from './asked-mails.js';
import { PasswordsService } from './passwords.service.js';

@Controller()
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly asked: AskedMails,
  ) {}

  @Call(usersApi.changePassword, {
    summary: 'Change the password and end every session',
    body: ChangePasswordRequest,
    reply: Done,
    errors: ['user.password_wrong', 'user.password_known'],
  })
  changePassword(@Caller() caller: Identity, @Body() body: ChangePasswordRequest): Promise<Done> {
    return this.passwords.change(caller, body);
  }

  @Call(usersApi.forgotPassword, {
    summary: 'Send a password reset link',
    body: ForgotPasswordRequest,
    reply: MailOnItsWay,
  })
  forgotPassword(@Body() body: ForgotPasswordRequest): Promise<MailOnItsWay> {
    return this.asked.forgotPassword(body.email);
  }

  @Call(usersApi.resetLink, {
    summary: 'Check whether a password reset link is still valid',
    reply: Done,
    errors: ['auth.link_invalid'],
  })
  resetLink(@Param('token') token: string): Promise<Done> {
    return this.passwords.requireLink(token);
  }

  @Call(usersApi.resetPassword, {
    summary: 'Set a new password with a reset link',
    body: ResetPasswordRequest,
    reply: Done,
    errors: ['auth.link_invalid', 'user.password_known'],
  })
  resetPassword(@Param('token') token: string, @Body() body: ResetPasswordRequest): Promise<Done> {
    return this.passwords.reset(token, body);
  }

  @Call(usersApi.resendActivation, {
    summary: 'Send the activation link again',
    body: ResendActivationRequest,
    reply: MailOnItsWay,
  })
  resendActivation(@Body() body: ResendActivationRequest): Promise<MailOnItsWay> {
    return this.asked.resendActivation(body.email);
  }
}
