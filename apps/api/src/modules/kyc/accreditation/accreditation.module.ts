import { Module } from '@nestjs/common';
import { WaitingWork } from '../../../kernel/console/waiting-work.js';
import { SettingsModule } from '../../settings/index.js';
import { ExportSources, UsersModule } from '../../users/index.js';
import { AccreditationEvidence } from './accreditation-evidence.service.js';
import { AccreditationContractController } from './accreditation-contract.controller.js';
import { AccreditationContractReads } from './accreditation-contract.reads.js';
import { AccreditationContractService } from './accreditation-contract.service.js';
import { AccreditationPaper } from './accreditation-paper.js';
import { AccreditationController } from './accreditation.controller.js';
import { AccreditationService } from './accreditation.service.js';
import { ContractExport } from './contract-export.js';
import { SignedContracts } from './signed-contracts.js';

@Module({
  imports: [SettingsModule, UsersModule],
  controllers: [AccreditationContractController, AccreditationController],
  providers: [
    AccreditationContractReads,
    AccreditationContractService,
    AccreditationEvidence,
    AccreditationPaper,
    AccreditationService,
    ContractExport,
    SignedContracts,
  ],
  exports: [AccreditationEvidence, SignedContracts],
})
export class AccreditationModule {
  constructor(waiting: WaitingWork, exported: ExportSources) {
    waiting.register({
      queue: 'accreditations',
      permission: 'accreditation.review',
      sql: `select submitted_at as at from accreditation where state = 'under_review'`,
    });
    exported.registerRows(
      'accreditation',
      `select state as status, grounds, verification_type, detail, stated, currency, confirmer_name, confirmer_profession,
      confirmer_licence, confirmed_on, submitted_at, decided_at, expires_at from accreditation
      where user_id = $1 order by submitted_at`,
    );
  }
}
