import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { CaseDesk } from './case-desk.js';
import { CaseReads } from './case-reads.js';
import { CaseStore } from './case-store.js';
import { ListFiles } from './list-files.js';
import { ListIntake } from './list-intake.js';
import { ListReads } from './list-reads.js';
import { ListUploads } from './list-uploads.js';
import { ScreenedCompanies } from './screened-companies.js';
import { ScreeningAdminController } from './screening.admin.controller.js';
import { Screening } from './screening.js';
import { ScreeningSweep } from './screening-sweep.js';
import { TargetsSimpleCsv } from './targets-simple-csv.js';

@Module({
  controllers: [ScreeningAdminController],
  providers: [
    CaseDesk,
    CaseReads,
    CaseStore,
    ListFiles,
    ListIntake,
    ListReads,
    ListUploads,
    ScreenedCompanies,
    Screening,
    ScreeningSweep,
    TargetsSimpleCsv,
  ],
  exports: [CaseReads, ScreenedCompanies, Screening],
})
export class ScreeningModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'screening-cases',
      permission: 'screening.review',
      sql: `select opened_at as at from screening_case where state = 'open'`,
    });
  }
}
