import { Module } from '@nestjs/common';
import { RailsModule } from '../../rails/index.js';
import { SettingsModule } from '../../settings/index.js';
import { ContentDraftsRepository } from './content-drafts.repository.js';
import { ContentDraftsService } from './content-drafts.service.js';
import { ContentEditingRepository } from './content-editing.repository.js';
import { ContentEditingService } from './content-editing.service.js';
import { ContentPictures } from './content-pictures.js';
import { ContentRules } from './content-rules.js';
import { ContentAuditLog } from './content-audit-log.js';
import { ContentAdminController } from './content.admin.controller.js';
import { ContentDraftsController } from './drafts.admin.controller.js';
import { LanguagesService } from './languages.service.js';
import { WaysToPayAdminController } from './ways-to-pay.admin.controller.js';
import { WaysToPaySwitches } from './ways-to-pay.service.js';

@Module({
  imports: [RailsModule, SettingsModule],
  controllers: [ContentAdminController, ContentDraftsController, WaysToPayAdminController],
  providers: [
    ContentDraftsRepository,
    ContentDraftsService,
    ContentEditingRepository,
    ContentEditingService,
    ContentPictures,
    ContentRules,
    ContentAuditLog,
    LanguagesService,
    WaysToPaySwitches,
  ],
})
export class ContentEditingModule {}
