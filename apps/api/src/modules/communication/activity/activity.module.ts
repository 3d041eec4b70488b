import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ActivityPaper } from './activity-paper.js';
import { ActivityWords } from './activity-words.js';
import { ActivityController } from './activity.controller.js';

@Module({
  imports: [NotificationsModule, SettingsModule, UsersModule],
  controllers: [ActivityController],
  providers: [ActivityPaper, ActivityWords],
})
export class ActivityModule {
  constructor(exported: ExportSources) {
    exported.registerRows('activity', `select * from user_activity where user_id = $1`);
  }
}
