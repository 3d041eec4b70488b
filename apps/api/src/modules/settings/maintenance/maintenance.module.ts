import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SiteSettingsModule } from '../site/site.module.js';
import { MaintenanceGuard } from './maintenance.guard.js';
import { MaintenanceService } from './maintenance.service.js';

@Module({
  imports: [SiteSettingsModule],
  providers: [MaintenanceService, { provide: APP_GUARD, useClass: MaintenanceGuard }],
  exports: [MaintenanceService],
})
export class MaintenanceModule {}
