import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { HelpService } from './help.service.js';
import { OptionsController } from './options.controller.js';
import { PlatformFiguresRepository } from './platform-figures.repository.js';
import { PlatformFiguresService } from './platform-figures.service.js';
import { PublicContentController } from './public-content.controller.js';
import { PublicContentRepository } from './public-content.repository.js';
import { SettingsService } from './settings.service.js';

@Module({
  controllers: [ContentController, OptionsController, PublicContentController],
  providers: [HelpService, PlatformFiguresRepository, PlatformFiguresService, PublicContentRepository, SettingsService],
  exports: [SettingsService],
})
export class ContentModule {}
