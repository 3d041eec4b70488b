import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Config } from '../../kernel/config/config.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import { Plain } from '../../kernel/http/plain.decorator.js';
import { SettingsService } from '../settings/index.js';
import { frameHtml, framePolicy, widgetOf } from './captcha-frame.js';

/** The widget of an outside captcha, in a frame whose policy is its own. */
@Controller()
export class CaptchaFrameController {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  @Plain('text/html; charset=utf-8')
  @Get('captcha-frame')
  async frame(@Res() reply: FastifyReply): Promise<void> {
    const { captchaProvider: provider, applicationClient: siteKey } = await this.settings.all();
    if (provider === 'altcha' || siteKey === null) throw notFound();
    const widget = widgetOf(provider, this.config);
    await reply
      .headers({
        'content-security-policy': framePolicy(widget),
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(frameHtml(widget, siteKey));
  }
}
