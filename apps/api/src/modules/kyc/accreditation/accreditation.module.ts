import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { UsersModule } from '../../users/index.js';
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
    AccreditationPaper,
    AccreditationService,
    ContractExport,
    SignedContracts,
  ],
  exports: [SignedContracts],
})
export class AccreditationModule {}
