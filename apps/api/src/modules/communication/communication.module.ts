import { Module } from '@nestjs/common';
import { ActivityModule } from './activity/activity.module.js';
import { MessageEvidenceModule } from './evidence/evidence.module.js';
import { ForgettingModule } from './forgetting/forgetting.module.js';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';

@Module({
  imports: [
    ActivityModule,
    ForgettingModule,
    MailModule,
    MessageEvidenceModule,
    MessagesModule,
    NotificationsModule,
    PreferencesModule,
  ],
})
export class CommunicationModule {}
