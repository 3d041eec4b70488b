import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { RailsModule } from '../rails/index.js';
import { GettingReadyController } from './getting-ready.controller.js';
import { OutsideChecks } from './outside-checks.js';
import { SiteChecks } from './site-checks.js';

@Module({
  imports: [SettingsModule, RailsModule],
  controllers: [GettingReadyController],
  providers: [OutsideChecks, SiteChecks],
})
export class GettingReadyModule {}
