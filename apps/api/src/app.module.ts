import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './kernel/config/config.js';
import type { ProcessRole } from './kernel/database/roles.js';
import { KernelModule } from './kernel/kernel.module.js';
import { entities } from './entities.js';
import { CampaignsModule } from './modules/campaigns/index.js';
import { CommunicationModule } from './modules/communication/index.js';
import { ContentModule } from './modules/content/index.js';
import { InvestmentsModule } from './modules/investments/index.js';
import { KycModule } from './modules/kyc/index.js';
import { LedgerModule } from './modules/ledger/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { UsersModule } from './modules/users/index.js';

/** The whole product; API, worker and commands are the same modules in different processes. */
@Module({})
export class AppModule {
  static forProcess(config: Config, role: ProcessRole): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KernelModule.forProcess(config, role, entities),
        LedgerModule,
        ContentModule,
        UsersModule,
        KycModule,
        CampaignsModule,
        PaymentsModule,
        InvestmentsModule,
        CommunicationModule,
      ],
    };
  }
}
