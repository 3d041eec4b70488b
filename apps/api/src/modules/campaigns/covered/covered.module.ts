import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { UsersModule } from '../../users/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { ClosingHolds, isClosingHeld } from './closing-holds.js';
import { CoveredAdminController } from './covered.admin.controller.js';
import { CoveredCaseDesk } from './covered-case-desk.js';
import { CoveredCaseReads } from './covered-case-reads.js';
import { CoveredChanges } from './covered-changes.service.js';
import { CoveredController } from './covered.controller.js';
import { CoveredDocuments } from './covered-documents.js';
import { CoveredExport } from './covered-export.js';
import { CoveredGate } from './covered-gate.js';
import { CoveredReads } from './covered-reads.service.js';
import { CoveredRepository } from './covered.repository.js';
import { ListedMatches } from './listed-matches.js';

/** Also where nobody is listed, and no person waits therefore. */
const HELD_CLOSINGS = `select h.since as at from campaign c join closing_hold h on h.campaign_id = c.id where ${isClosingHeld('c')}`;

@Module({
  imports: [CampaignRecordModule, UsersModule],
  controllers: [CoveredAdminController, CoveredController],
  providers: [
    ClosingHolds,
    CoveredCaseDesk,
    CoveredCaseReads,
    CoveredChanges,
    CoveredDocuments,
    CoveredExport,
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
    waiting.register({ queue: 'held-closings', permission: 'screening.review', sql: HELD_CLOSINGS });
  }
}
