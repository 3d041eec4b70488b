import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { ContentController } from './content.controller.js';
import { HelpService } from './help.service.js';
import { OptionsController } from './options.controller.js';
import { PlatformFiguresRepository } from './platform-figures.repository.js';
import { PlatformFiguresService } from './platform-figures.service.js';
import { PublicContentController } from './public-content.controller.js';
import { PublicContentRepository } from './public-content.repository.js';

@Module({
  imports: [SettingsModule],
  controllers: [ContentController, OptionsController, PublicContentController],
  providers: [HelpService, PlatformFiguresRepository, PlatformFiguresService, PublicContentRepository],
  exports: [PublicContentRepository],
})
export class PublicContentModule {}
