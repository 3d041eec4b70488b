import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/index.js';
import { ContentModule } from '../content/index.js';
import { UsersModule } from '../users/index.js';
import { ActivityPaper } from './activity-paper.js';
import { ActivityWords } from './activity-words.js';
import { CommunicationAdminController } from './communication.admin.controller.js';
import { Leavers } from './leavers.js';
import { LiveStreams } from './live-streams.js';
import { MailComposer } from './mail-composer.js';
import { MailOverrides } from './mail-overrides.js';
import { MailRecipients } from './mail-recipients.js';
import { MailService } from './mail.service.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { MessageRecipients } from './message-recipients.js';
import { MessageReportsService } from './message-reports.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { NotificationWriter } from './notification-writer.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { Unsubscribing } from './unsubscribing.js';
import { TestMailService } from './test-mail.service.js';
import { VisitorMailService } from './visitor-mail.service.js';

@Module({
  imports: [UsersModule, ContentModule, CampaignsModule],
  controllers: [NotificationsController, PreferencesController, MessagesController, CommunicationAdminController],
  providers: [
    ActivityPaper,
    ActivityWords,
    Leavers,
    LiveStreams,
    MailComposer,
    MailOverrides,
    MailRecipients,
    MailService,
    MailTemplatesService,
    MessageRecipients,
    MessageReportsService,
    MessagesRepository,
    MessagesService,
    NotificationWriter,
    NotificationsRepository,
    NotificationsService,
    PreferencesService,
    Unsubscribing,
    TestMailService,
    VisitorMailService,
  ],
})
export class CommunicationModule {}
