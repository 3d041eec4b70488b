import { Module } from '@nestjs/common';
import { FeesModule } from './fees/fees.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { OptionsModule } from './options/options.module.js';
import { SiteSettingsModule } from './site/site.module.js';

@Module({
  imports: [FeesModule, MaintenanceModule, OptionsModule, SiteSettingsModule],
  exports: [FeesModule, MaintenanceModule, OptionsModule, SiteSettingsModule],
})
export class SettingsModule {}
