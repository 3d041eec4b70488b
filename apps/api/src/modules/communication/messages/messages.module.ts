import { Module } from '@nestjs/common';
import { MessageRecipients } from './message-recipients.js';
import { MessageReportsAdminController } from './message-reports.admin.controller.js';
import { MessageReportsService } from './message-reports.service.js';
import { MessagesController } from './messages.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';

@Module({
  controllers: [MessageReportsAdminController, MessagesController],
  providers: [MessageRecipients, MessageReportsService, MessagesRepository, MessagesService],
})
export class MessagesModule {}
