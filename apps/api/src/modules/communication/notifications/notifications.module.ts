import { Module } from '@nestjs/common';
import { LiveStreams } from './live-streams.js';
import { NotificationWriter } from './notification-writer.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  controllers: [NotificationsController],
  providers: [LiveStreams, NotificationWriter, NotificationsRepository, NotificationsService],
  exports: [LiveStreams, NotificationsRepository, NotificationsService],
})
export class NotificationsModule {}
