import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { MailComposer } from './mail-composer.js';
import { MailOverrides } from './mail-overrides.js';
import { MailRecipients } from './mail-recipients.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { MailAdminController } from './mail.admin.controller.js';
import { MailService } from './mail.service.js';
import { SentMails } from './sent-mails.js';
import { TestMailService } from './test-mail.service.js';
import { VisitorMailService } from './visitor-mail.service.js';

@Module({
  imports: [ContentModule, PreferencesModule, SettingsModule, UsersModule],
  controllers: [MailAdminController],
  providers: [
    MailComposer,
    MailOverrides,
    MailRecipients,
    MailService,
    MailTemplatesService,
    SentMails,
    TestMailService,
    VisitorMailService,
  ],
})
export class MailModule {
  constructor(exported: ExportSources) {
    exported.registerRows('mails', `select kind, sent_at from sent_mail where user_id = $1 order by sent_at`);
  }
}
