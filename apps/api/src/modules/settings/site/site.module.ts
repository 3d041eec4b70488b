import { Module } from '@nestjs/common';
import { FeesModule } from '../fees/fees.module.js';
import { RuleFigureTable } from './rule-figure-table.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsAdminService } from './settings.admin.service.js';
import { SettingsService } from './settings.service.js';
import { SiteLanguagesRepository } from './site-languages.repository.js';

@Module({
  imports: [FeesModule],
  controllers: [SettingsAdminController],
  providers: [RuleFigureTable, SettingsAdminService, SettingsService, SiteLanguagesRepository],
  exports: [RuleFigureTable, SettingsService, SiteLanguagesRepository],
})
export class SiteSettingsModule {}
