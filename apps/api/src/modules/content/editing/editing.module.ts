import { Module } from '@nestjs/common';
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

@Module({
  imports: [SettingsModule],
  controllers: [ContentAdminController, ContentDraftsController],
  providers: [
    ContentDraftsRepository,
    ContentDraftsService,
    ContentEditingRepository,
    ContentEditingService,
    ContentPictures,
    ContentRules,
    ContentAuditLog,
    LanguagesService,
  ],
})
export class ContentEditingModule {}
