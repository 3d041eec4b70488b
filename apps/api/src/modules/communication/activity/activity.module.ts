import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { UsersModule } from '../../users/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ActivityPaper } from './activity-paper.js';
import { ActivityWords } from './activity-words.js';
import { ActivityController } from './activity.controller.js';

@Module({
  imports: [ContentModule, NotificationsModule, UsersModule],
  controllers: [ActivityController],
  providers: [ActivityPaper, ActivityWords],
})
export class ActivityModule {}
