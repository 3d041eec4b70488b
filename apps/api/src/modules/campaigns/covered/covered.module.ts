import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { ClosingHolds } from './closing-holds.js';
import { CoveredAdminController } from './covered.admin.controller.js';
import { CoveredCaseDesk } from './covered-case-desk.js';
import { CoveredCaseReads } from './covered-case-reads.js';
import { CoveredChanges } from './covered-changes.service.js';
import { CoveredController } from './covered.controller.js';
import { CoveredDocuments } from './covered-documents.js';
import { CoveredGate } from './covered-gate.js';
import { CoveredReads } from './covered-reads.service.js';
import { CoveredRepository } from './covered.repository.js';
import { ListedMatches } from './listed-matches.js';

@Module({
  imports: [CampaignRecordModule],
  controllers: [CoveredAdminController, CoveredController],
  providers: [
    ClosingHolds,
    CoveredCaseDesk,
    CoveredCaseReads,
    CoveredChanges,
    CoveredDocuments,
    CoveredGate,
    CoveredReads,
    CoveredRepository,
    ListedMatches,
  ],
  exports: [ClosingHolds, CoveredGate],
})
export class CampaignCoveredModule {
  constructor(waiting: WaitingWork) {
    waiting.register({
      queue: 'covered-persons',
      permission: 'screening.review',
      sql: `select answered_at as at from covered_person where state = 'waiting'`,
    });
  }
}
