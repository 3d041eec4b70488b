import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { CaptchaModule } from '../../captcha/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ContactService } from './contact.service.js';
import { InquiriesAdminController } from './inquiries.admin.controller.js';
import { InquiriesAdminService } from './inquiries.admin.service.js';
import { NewsletterService } from './newsletter.service.js';
import { VisitorController } from './visitor.controller.js';

@Module({
  imports: [CaptchaModule, SettingsModule],
  controllers: [InquiriesAdminController, VisitorController],
  providers: [ContactService, InquiriesAdminService, NewsletterService],
  exports: [ContactService, NewsletterService],
})
export class VisitorsModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'inquiries',
      permission: 'inquiries.answer',
      sql: `select created_at as at from contact_inquiry where state = 'open'`,
    });
  }
}
