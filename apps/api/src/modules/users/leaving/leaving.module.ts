import { Module } from '@nestjs/common';
import { AccountClosingService } from './account-closing.service.js';
import { AccountExport } from './account-export.js';
import { AccountPaper } from './account-paper.js';
import { DataExportService } from './data-export.service.js';
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
    DataExportService,
    ExportSources,
    LeftPictures,
    Pseudonymisation,
  ],
  exports: [ExportSources],
})
export class LeavingModule {}
