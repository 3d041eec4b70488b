import { Body, Controller, Headers, Ip, Param } from '@nestjs/common';
import { twoFactorApi, usersApi } from '@cairn/contracts';
import { TwoFactorLoginRequest } from '@cairn/contracts/second-factor/two-factor-login.request';
import {
  RecoveryCodes,
  SignUpTwoFactorReply,
  StepUpReply,
  TwoFactorSecret,
  Verification,
} from '@cairn/contracts/second-factor/two-factor.replies';
import {
  SignUpTwoFactorRequest,
  StepUpRequest,
  TwoFactorCodeRequest,
  TwoFactorSignInRequest,
} from '@cairn/contracts/second-factor/two-factor.requests';
import { Done, LoginReply } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { CodeStepService } from './code-step.service.js';
import { SignInVerifications } from '../sign-in/sign-in-verifications.js';
import { StepUpService } from './step-up.service.js';
import { TwoFactorSetupService } from './two-factor-setup.service.js';

@Controller()
export class TwoFactorController {
  constructor(
    private readonly codeStep: CodeStepService,
    private readonly verifications: SignInVerifications,
    private readonly setup: TwoFactorSetupService,
    private readonly stepUps: StepUpService,
  ) {}

  @Call(usersApi.loginWithCode, {
    summary: 'Complete a sign-in with a code',
    body: TwoFactorLoginRequest,
    reply: LoginReply,
    errors: ['auth.bad_code', 'auth.half_token_expired'],
  })
  loginWithCode(
    @Body() body: TwoFactorLoginRequest,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<LoginReply> {
    return this.codeStep.login(body, { ip, userAgent: agent ?? null });
  }

  @Call(twoFactorApi.login, {
    summary: 'Complete a sign-in with a code or a recovery code',
    body: TwoFactorSignInRequest,
    reply: LoginReply,
    errors: ['auth.bad_code', 'auth.half_token_expired'],
  })
  login(
    @Body() body: TwoFactorSignInRequest,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<LoginReply> {
    return this.codeStep.login(body, { ip, userAgent: agent ?? null });
  }

  @Call(twoFactorApi.validateSignUp, {
    summary: 'Set up two-factor authentication chosen at sign-up, and sign in with the first code',
    body: SignUpTwoFactorRequest,
    reply: SignUpTwoFactorReply,
    errors: ['user.code_wrong', 'user.two_factor_not_started', 'auth.half_token_expired'],
  })
  signUp(
    @Body() body: SignUpTwoFactorRequest,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<SignUpTwoFactorReply> {
    return this.codeStep.signUp(body, { ip, userAgent: agent ?? null });
  }

  @Call(twoFactorApi.verification, { summary: 'Get the state of a code step', reply: Verification })
  verification(
    @Param('userId', IdPipe) userId: string,
    @Param('verificationId', IdPipe) id: string,
  ): Promise<Verification> {
    return this.verifications.state(userId, id);
  }

  @Call(twoFactorApi.verify, {
    summary: 'Verify the code of a sign-in',
    body: TwoFactorLoginRequest,
    reply: Verification,
    errors: ['auth.bad_code', 'auth.half_token_expired'],
  })
  verify(@Body() body: TwoFactorLoginRequest): Promise<Verification> {
    return this.codeStep.verify(body);
  }

  @Call(twoFactorApi.qrCode, {
    summary: 'Get the authenticator secret that is not confirmed yet',
    reply: TwoFactorSecret,
    errors: ['user.two_factor_not_started'],
  })
  qrCode(@Caller() caller: Identity): Promise<TwoFactorSecret> {
    return this.setup.pending(caller);
  }

  @Call(twoFactorApi.regenerate, {
    summary: 'Create a new authenticator secret, to be confirmed with a code',
    reply: TwoFactorSecret,
  })
  regenerate(@Caller() caller: Identity): Promise<TwoFactorSecret> {
    return this.setup.regenerate(caller.userId);
  }

  @Call(twoFactorApi.enable, {
    summary: 'Turn on two-factor authentication with a first code and end every other session',
    body: TwoFactorCodeRequest,
    reply: RecoveryCodes,
    errors: ['user.code_wrong', 'user.two_factor_not_started'],
  })
  enable(@Caller() caller: Identity, @Body() body: TwoFactorCodeRequest): Promise<RecoveryCodes> {
    return this.setup.enable(caller.userId, body.code, caller.sessionId);
  }

  @Call(twoFactorApi.disable, {
    summary: 'Turn off two-factor authentication and end every other session',
    reply: Done,
    errors: ['user.two_factor_off', 'admin.two_factor_needed'],
  })
  disable(@Caller() caller: Identity): Promise<Done> {
    return this.setup.disable(caller);
  }

  @Call(twoFactorApi.newRecoveryCodes, {
    summary: 'Create ten recovery codes; earlier ones stop working',
    reply: RecoveryCodes,
    errors: ['user.two_factor_off'],
  })
  newRecoveryCodes(@Caller() caller: Identity): Promise<RecoveryCodes> {
    return this.setup.renewRecoveryCodes(caller);
  }

  @Call(twoFactorApi.stepUp, {
    summary: 'Confirm identity (step-up); the session continues with a new token',
    body: StepUpRequest,
    reply: StepUpReply,
    errors: ['user.code_wrong', 'user.password_wrong'],
  })
  stepUp(
    @Caller() caller: Identity,
    @Body() body: StepUpRequest,
    @Ip() ip: string,
    @Headers('user-agent') agent?: string,
  ): Promise<StepUpReply> {
    return this.stepUps.stepUp(caller, body, { ip, userAgent: agent ?? null });
  }
}
