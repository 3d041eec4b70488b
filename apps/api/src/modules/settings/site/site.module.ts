import { Module } from '@nestjs/common';
import { FeesModule } from '../fees/fees.module.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsAdminService } from './settings.admin.service.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [FeesModule],
  controllers: [SettingsAdminController],
  providers: [SettingsAdminService, SettingsService],
  exports: [SettingsService],
})
export class SiteSettingsModule {}
