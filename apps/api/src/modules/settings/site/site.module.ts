import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { FeesModule } from '../fees/fees.module.js';
import { RuleFigureTable } from './rule-figure-table.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsAdminService } from './settings.admin.service.js';
import { SettingsService } from './settings.service.js';
import { SiteLanguagesRepository } from './site-languages.repository.js';

@Module({
  imports: [FeesModule, RailsModule],
  controllers: [SettingsAdminController],
  providers: [RuleFigureTable, SettingsAdminService, SettingsService, SiteLanguagesRepository],
  exports: [RuleFigureTable, SettingsService, SiteLanguagesRepository],
})
export class SiteSettingsModule {}
