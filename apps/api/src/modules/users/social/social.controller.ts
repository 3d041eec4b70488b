import { Body, Controller, Headers, Ip, Param } from '@nestjs/common';
import { SOCIAL_PROVIDERS, socialApi, type Language } from '@cairn/contracts';
import {
  SocialLoginReply,
  SocialLoginRequest,
  SocialProviders as SocialProvidersReply,
} from '@cairn/contracts/social/social';
import { Done } from '@cairn/contracts/users/users.replies';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, Lng, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { Captcha, type CaptchaProof } from '../../captcha/index.js';
import { OpenOptions } from '../../settings/index.js';
import { SocialIdentities } from './social-identities.js';
import { SocialProviders } from './social-providers.js';
import { SocialSignInService } from './social-sign-in.service.js';

@Controller()
export class SocialController {
  constructor(
    private readonly signIn: SocialSignInService,
    private readonly identities: SocialIdentities,
    private readonly providers: SocialProviders,
    private readonly options: OpenOptions,
  ) {}

  @Call(socialApi.login, {
    summary: 'Sign in, sign up or connect with a social account, step by step',
    body: SocialLoginRequest,
    reply: SocialLoginReply,
    errors: [
      'auth.social_unavailable',
      'auth.social_failed',
      'auth.social_no_email',
      'auth.social_unverified',
      'auth.social_account_exists',
      'auth.half_token_expired',
      'auth.bad_credentials',
      'auth.suspended',
      'auth.not_activated',
      'auth.step_up_required',
      'auth.session_ended',
      'user.social_taken',
      'user.email_taken',
      'user.name_reserved',
      'validation.required',
      'captcha.required',
      'captcha.mismatch',
    ],
  })
  async login(
    @Body() body: SocialLoginRequest,
    @MaybeCaller() caller: Identity | undefined,
    @Lng() language: Language,
    @Ip() ip: string,
    @Captcha() { token }: CaptchaProof,
    @Headers('user-agent') agent?: string,
  ): Promise<SocialLoginReply> {
    await this.options.requireOpen(body);
    const visitor = { ip, userAgent: agent ?? null, proof: { token, passed: false } };
    return this.signIn.answer(body, caller, visitor, language);
  }

  @Call(socialApi.providers, {
    summary: 'List the social providers offered and the connected accounts',
    reply: SocialProvidersReply,
  })
  async list(@MaybeCaller() caller: Identity | undefined): Promise<SocialProvidersReply> {
    const connected = caller ? await this.identities.connected(caller.userId) : [];
    return { offered: this.providers.offered(), connected };
  }

  @Call(socialApi.disconnect, {
    summary: 'Disconnect a social account',
    reply: Done,
    errors: ['user.last_way_in'],
  })
  async disconnect(@Caller() caller: Identity, @Param('provider') name: string): Promise<Done> {
    const provider = SOCIAL_PROVIDERS.find((known) => known === name);
    if (provider === undefined) throw notFound();
    await this.identities.disconnect(caller, provider);
    return { done: true };
  }
}
