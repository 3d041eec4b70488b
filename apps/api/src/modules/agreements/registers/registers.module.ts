import { Module } from '@nestjs/common';
import { CampaignsModule } from '../../campaigns/index.js';
import { SettingsModule } from '../../settings/index.js';
import { CapTables } from './cap-table.js';
import { CertificateDeskReads } from './certificate-desk-reads.js';
import { Register } from './register.js';
import { RegisterDesk } from './register-desk.js';
import { RegisterExport } from './register-export.js';
import { RegistersController } from './registers.controller.js';

@Module({
  imports: [CampaignsModule, SettingsModule],
  controllers: [RegistersController],
  providers: [CapTables, CertificateDeskReads, Register, RegisterDesk, RegisterExport],
  exports: [Register],
})
export class RegistersModule {}
