import { Module } from '@nestjs/common';
import { CampaignInvestmentsTable } from './campaign-investments-table.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import { InvestmentReadsRepository } from './investment-reads.repository.js';
import { InvestmentsAdminController } from './investments.admin.controller.js';
import { InvestmentsController } from './investments.controller.js';

@Module({
  controllers: [InvestmentsAdminController, InvestmentsController],
  providers: [CampaignInvestmentsTable, InvestmentLifecycle, InvestmentReadsRepository],
  exports: [InvestmentLifecycle, InvestmentReadsRepository],
})
export class InvestmentRecordModule {}
