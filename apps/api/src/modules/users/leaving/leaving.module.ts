import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { AccountClosingService } from './account-closing.service.js';
import { AccountExport } from './account-export.js';
import { AccountPaper } from './account-paper.js';
import { ClosingBlockers } from './closing-blockers.js';
import { DataExportService } from './data-export.service.js';
import { DueAccountClosings } from './due-account-closings.js';
import { ExportSources } from './export-sources.js';
import { LeavingController } from './leaving.controller.js';
import { LeftPictures } from './left-pictures.js';
import { Pseudonymisation } from './pseudonymisation.js';

@Module({
  controllers: [LeavingController],
  providers: [
    AccountClosingService,
    AccountExport,
    AccountPaper,
    ClosingBlockers,
    DataExportService,
    DueAccountClosings,
    ExportSources,
    LeftPictures,
    Pseudonymisation,
  ],
  exports: [ClosingBlockers, ExportSources],
})
export class LeavingModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'deletion-requests',
      permission: 'users.read',
      sql: `select deletion_requested_at as at from app_user where deletion_due_at is not null and pseudonymised_at is null`,
    });
  }
}
