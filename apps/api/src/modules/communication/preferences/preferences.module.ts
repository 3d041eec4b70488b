import { Module } from '@nestjs/common';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { Unsubscribing } from './unsubscribing.js';

@Module({
  controllers: [PreferencesController],
  providers: [PreferencesService, Unsubscribing],
  exports: [Unsubscribing],
})
export class PreferencesModule {}
