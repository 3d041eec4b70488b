import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { CampaignRecordModule } from '../record/record.module.js';
import { AnswerDeadlines } from './answer-deadline.js';
import { CampaignVersions } from './campaign-versions.js';
import { ChangeDecisions } from './change-decisions.js';
import { ChangeLog } from './change-log.js';
import { ChangeProposals } from './change-proposals.js';
import { ChangeRules } from './change-rules.js';
import { ChangesController } from './changes.controller.js';
import { ChangesRepository } from './changes.repository.js';
import { ChangesService } from './changes.service.js';
import { TermsInForce } from './terms-in-force.js';

@Module({
  imports: [CampaignRecordModule, SettingsModule],
  controllers: [ChangesController],
  providers: [
    AnswerDeadlines,
    CampaignVersions,
    ChangeDecisions,
    ChangeLog,
    ChangeProposals,
    ChangeRules,
    ChangesRepository,
    ChangesService,
    TermsInForce,
  ],
  exports: [CampaignVersions, ChangeLog, ChangeProposals, ChangeRules, ChangesRepository, TermsInForce],
})
export class CampaignChangesModule {}
