import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { CaptchaFrameController } from './captcha-frame.controller.js';
import { CaptchaService } from './captcha.service.js';
import { ProofOfWork } from './proof-of-work.js';
import { SiteVerify } from './site-verify.js';

@Module({
  imports: [SettingsModule],
  controllers: [CaptchaFrameController],
  providers: [CaptchaService, ProofOfWork, SiteVerify],
  exports: [CaptchaService],
})
export class CaptchaModule {}
