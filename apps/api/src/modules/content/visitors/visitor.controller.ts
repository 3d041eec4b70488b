import { Body, Controller, Param } from '@nestjs/common';
import { visitorApi, type Language } from '@cairn/contracts';
import { ProofOfWorkChallenge } from '@cairn/contracts/captcha/captcha.replies';
import { ContactRequest, NewsletterRequest } from '@cairn/contracts/content/contact.request';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, Lng, MaybeCaller, type Identity } from '../../../kernel/http/request.js';
import { Captcha, type CaptchaProof, CAPTCHA_ERRORS, CaptchaService } from '../../captcha/index.js';
import { ContactService } from './contact.service.js';
import { NewsletterService } from './newsletter.service.js';

/** Calls of visitors. */
@Controller()
export class VisitorController {
  constructor(
    private readonly captcha: CaptchaService,
    private readonly inquiries: ContactService,
    private readonly newsletter: NewsletterService,
  ) {}

  @Call(visitorApi.captchaChallenge, { summary: 'Create a proof-of-work challenge', reply: ProofOfWorkChallenge })
  challenge(): Promise<ProofOfWorkChallenge> {
    return this.captcha.challenge();
  }

  @Call(visitorApi.contact, {
    summary: 'Send an inquiry; the captcha’s proof goes in the x-captcha header',
    body: ContactRequest,
    reply: Done,
    status: 201,
    errors: [...CAPTCHA_ERRORS, 'validation.choice'],
  })
  async contact(
    @Body() body: ContactRequest,
    @Captcha() proof: CaptchaProof,
    @Lng() language: Language,
    @MaybeCaller() caller: Identity | undefined,
  ): Promise<Done> {
    await this.captcha.require('contact', proof);
    await this.inquiries.take(body, { userId: caller?.userId ?? null, language, ip: proof.ip });
    return { done: true };
  }

  @Call(visitorApi.subscribe, {
    summary: 'Subscribe to the newsletter',
    body: NewsletterRequest,
    reply: Done,
    errors: CAPTCHA_ERRORS,
  })
  async subscribe(
    @Body() { email }: NewsletterRequest,
    @Captcha() proof: CaptchaProof,
    @Lng() language: Language,
  ): Promise<Done> {
    await this.captcha.require('newsletter', proof);
    await this.newsletter.subscribeVisitor({ email, userId: null, language }, proof.ip);
    return { done: true };
  }

  @Call(visitorApi.subscribeMe, {
    summary: 'Subscribe the signed-in user to the newsletter',
    reply: Done,
    errors: ['newsletter.already_subscribed'],
  })
  async subscribeMe(@Caller() caller: Identity): Promise<Done> {
    await this.newsletter.subscribeUser(caller);
    return { done: true };
  }

  @Call(visitorApi.unsubscribe, {
    summary: 'Unsubscribe from the newsletter with the link of a mail',
    reply: Done,
    errors: ['auth.link_invalid'],
  })
  async unsubscribe(@Param('token') token: string): Promise<Done> {
    await this.newsletter.unsubscribe(token);
    return { done: true };
  }
}
