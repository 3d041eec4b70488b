import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { DocumentAccessController } from './document-access.controller.js';
import { DocumentAccessRepository } from './document-access.repository.js';
import { DocumentAccessService } from './document-access.service.js';
import { DocumentFiles } from './document-files.js';
import { DocumentReads } from './document-reads.js';
import { DocumentStamp } from './document-stamp.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { KeyInformation } from './key-information.js';

@Module({
  imports: [CampaignRecordModule, SettingsModule, UsersModule],
  controllers: [DocumentAccessController, DocumentsController],
  providers: [
    DocumentAccessRepository,
    DocumentAccessService,
    DocumentFiles,
    DocumentReads,
    DocumentStamp,
    DocumentsRepository,
    DocumentsService,
    KeyInformation,
  ],
  exports: [KeyInformation],
})
export class CampaignDocumentsModule {
  constructor(exported: ExportSources) {
    exported.registerRows(
      'document-access',
      `select d.title as document, a.state as status, a.note, a.asked_at, a.decided_at, a.until, a.decline_reason
       from document_access a join campaign_document d on d.id = a.document_id where a.user_id = $1 order by a.asked_at`,
    );
    exported.registerRows(
      'document-views',
      `select d.title as document, w.version, w.at from document_view w join campaign_document d on d.id = w.document_id
       where w.user_id = $1 order by w.at`,
    );
  }
}
