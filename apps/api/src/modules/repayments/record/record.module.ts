import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { RepaymentLifecycle } from './repayment-lifecycle.js';
import { RepaymentReadsRepository } from './repayment-reads.repository.js';

@Module({
  imports: [SettingsModule],
  providers: [RepaymentLifecycle, RepaymentReadsRepository],
  exports: [RepaymentLifecycle, RepaymentReadsRepository],
})
export class RepaymentRecordModule {}
