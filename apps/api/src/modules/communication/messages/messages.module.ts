import { Module } from '@nestjs/common';
import { ExportSources, UsersModule } from '../../users/index.js';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { MessageRecipients } from './message-recipients.js';
import { MessageReportsAdminController } from './message-reports.admin.controller.js';
import { MessageReportsService } from './message-reports.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';

@Module({
  imports: [UsersModule],
  controllers: [MessageReportsAdminController, MessagesController],
  providers: [MessageRecipients, MessageReportsService, MessagesRepository, MessagesService],
})
export class MessagesModule {
  constructor(waiting: WaitingWork, exported: ExportSources) {
    waiting.register({
      queue: 'message-reports',
      permission: 'messages.moderate',
      sql: `select created_at as at from message_report where state = 'open'`,
    });
    exported.registerRows('messages', `select conversation_id, text, at from message where sender_id = $1 order by at`);
  }
}
