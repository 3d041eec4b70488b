import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { UsersModule } from '../users/index.js';
import { AccreditationContractController } from './accreditation-contract.controller.js';
import { AccreditationContractReads } from './accreditation-contract.reads.js';
import { AccreditationContractService } from './accreditation-contract.service.js';
import { AccreditationPaper } from './accreditation-paper.js';
import { AccreditationService } from './accreditation.service.js';
import { ContractExport } from './contract-export.js';
import { InvestorFigures } from './investor-figures.js';
import { IdentityService } from './identity.service.js';
import { KycAdminController } from './kyc.admin.controller.js';
import { KycController } from './kyc.controller.js';
import { ReviewService } from './review.service.js';
import { SignedContracts } from './signed-contracts.js';

@Module({
  imports: [SettingsModule, UsersModule],
  controllers: [KycController, AccreditationContractController, KycAdminController],
  providers: [
    AccreditationContractReads,
    AccreditationContractService,
    AccreditationPaper,
    AccreditationService,
    ContractExport,
    IdentityService,
    InvestorFigures,
    ReviewService,
    SignedContracts,
  ],
})
export class KycModule {}
