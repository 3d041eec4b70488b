import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { SettingsService } from './settings.service.js';

@Module({ controllers: [ContentController], providers: [SettingsService], exports: [SettingsService] })
export class ContentModule {}
